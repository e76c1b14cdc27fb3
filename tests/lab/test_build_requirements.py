"""The kernel is compiled with nothing but the build requirements around: what it imports must be among them."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from hatch_build import kernel_modules

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"


def imported(file: Path) -> set[str]:
    """The full names of all modules that a file names, wherever in it."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def file_of(module: str) -> Path | None:
    """The file of a module of ours, if there is one."""
    path = SOURCE.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def known_to_the_kernel() -> set[str]:
    """The foreign packages that its modules and all that these import need: mypy reads them all."""
    waiting = [SOURCE / module for module in kernel_modules()]
    seen, foreign = set(waiting), set[str]()
    while waiting:
        file = waiting.pop()
        parts = file.relative_to(SOURCE).parent.parts
        packages = {".".join(parts[: depth + 1]) for depth in range(len(parts))}
        for name in imported(file) | packages:
            if name.split(".")[0] != "saucer":
                foreign.add(name.split(".")[0])
            elif (other := file_of(name)) is not None and other not in seen:
                seen.add(other)
                waiting.append(other)
    return foreign - set(sys.stdlib_module_names)


def test_what_the_kernel_imports_is_a_build_requirement() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = {re.split(r"[\[<>=!~; ]", line)[0].lower() for line in project["build-system"]["requires"]}
    distributions = packages_distributions()
    needed = known_to_the_kernel() - {"mypy_extensions"}  # mypy brings it
    assert "msgspec" in needed
    missing = {package for package in needed if required.isdisjoint(map(str.lower, distributions[package]))}
    assert missing == set()
