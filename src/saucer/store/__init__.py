"""Where tables and their logs are kept, SQLite or PostgreSQL, and the bus between the servers that share them."""
