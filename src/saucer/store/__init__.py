"""Where tables and their logs are kept: one embedded SQLite file, written in groups."""
