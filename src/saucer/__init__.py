"""Saucer: play, host, study and print alien-invasion board games."""

__version__ = "0.1.0"
