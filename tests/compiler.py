"""Whether this machine can compile the package."""

import shutil
import sysconfig
from pathlib import Path

THINKING = (
    "tests/bots/test_*.py",
    "tests/games/*/test_bots.py",
    "tests/games/*/test_planner.py",
    "tests/games/*/test_whole_campaigns.py",
)
"""What bots think takes long and is no rule: where there is a compiled build it alone is asked (lab/test_builds.py)."""


def missing() -> str | None:
    """What it lacks for that, or None."""
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not there"
    return None
