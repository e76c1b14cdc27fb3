"""What all tests share."""

import os
import sys

from hypothesis import settings

settings.register_profile("saucer", deadline=None, derandomize=True)
settings.load_profile("saucer")

# Some two hundred processes are started: none of them should compile again what another has, whatever is usual here.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
