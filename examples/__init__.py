"""Games that live outside the package."""
