"""Chapter A8: Events in the hands of Non-players."""
