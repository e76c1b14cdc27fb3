"""What a person typed that cannot be done."""


class Problem(Exception):
    """A mistake on the command line or in a file, in one line for the person who made it."""
