"""Simulations, statistics, benchmarks, and both builds of the kernel."""
