"""What a wheel holds where not everything can be compiled."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build
from hatch_build import CannotCompile, CustomBuildHook


@pytest.mark.parametrize(
    ("works", "held", "warned"),
    [
        ({"kernel", "server"}, {"kernel.so", "server.so"}, []),
        ({"kernel"}, {"kernel.so"}, ["the server stays interpreted: no"]),
        ({"server"}, {"server.so"}, ["the kernel stays interpreted: no"]),
        (set[str](), set[str](), ["the kernel stays interpreted: no", "the server stays interpreted: no"]),
    ],
)
def test_each_group_is_compiled_or_stays_interpreted(
    monkeypatch: pytest.MonkeyPatch, works: set[str], held: set[str], warned: list[str]
) -> None:
    def compiled(into: Path) -> list[Path]:
        if into.name not in works:
            raise CannotCompile("no")
        return [into / f"{into.name}.so"]

    monkeypatch.setattr(hatch_build, "build_pages", lambda: None)
    monkeypatch.setattr(hatch_build, "compile_kernel", lambda _source, _modules, into: compiled(into))
    monkeypatch.setattr(hatch_build, "compile_server", compiled)
    monkeypatch.delenv("SAUCER_PURE", raising=False)
    warnings = list[str]()
    app: Any = SimpleNamespace(display_warning=warnings.append)
    nothing: Any = None
    build_data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook = CustomBuildHook("", {}, nothing, nothing, "", "wheel", app)
    hook.initialize("standard", build_data)
    hook._built.cleanup()
    assert set(build_data["force_include"].values()) == held
    assert warnings == warned
    assert (build_data["pure_python"], build_data["infer_tag"]) == (not works, bool(works))
