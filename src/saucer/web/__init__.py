"""The server: HTTP and websockets, thin over `tables`."""
