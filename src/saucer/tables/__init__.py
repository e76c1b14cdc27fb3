"""The life of a table: who sits where, what is accepted, who hears of it. No HTTP in it."""
