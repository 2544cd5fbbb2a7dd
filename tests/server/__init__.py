"""The table server: a real process, a real database file, real sockets."""
