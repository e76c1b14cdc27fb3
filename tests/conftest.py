"""What all tests share."""

from hypothesis import settings

settings.register_profile("saucer", deadline=None, derandomize=True)
settings.load_profile("saucer")
