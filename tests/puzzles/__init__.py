"""Puzzles: finding, checking, and those that are shipped."""
