"""The server: tables on a web page, played by people near and far and by non-players, kept in a database."""
