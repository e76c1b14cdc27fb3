"""Measuring: simulations of many games, and how fast engine and server are."""
