"""Tests of Caesar: Rome vs Gaul."""
