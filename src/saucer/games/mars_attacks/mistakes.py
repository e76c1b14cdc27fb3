"""What is wrong with a file that a person wrote: every mistake with its field, in a sentence of any language."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec.inspect import DictType, IntType, LiteralType, NoneType, StrType, StructType, Type, UnionType, VarTupleType

from saucer.text import Texts

TEXT = Path(__file__).parent / "text" / "scenarios"

_LONGEST = 40
_GREATEST = 1_000_000


class Mistake(msgspec.Struct, frozen=True):
    """Which field, and why it cannot be so, as a code with arguments for a sentence."""

    field: str
    code: str
    args: dict[str, int | str] = {}

    def say(self, texts: Texts) -> str:
        """The reason in somebody's language, after the name of the field."""
        sentence = texts.say(f"mistake-{self.code}", **self.args)
        return f"{self.field}: {sentence}" if self.field else sentence

    def __str__(self) -> str:
        return self.say(_english())


class BadScenario(ValueError):
    """A file that describes no scenario, with all its mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(" ".join(map(str, mistakes)))
        self.mistakes = mistakes


CODES = frozenset(
    {
        "unreadable",
        "too-long",
        "not-text-file",
        "not-toml",
        "file-name",
        "not-a-table",
        "not-a-list",
        "not-a-number",
        "not-text",
        "missing",
        "unknown-field",
        "number-range",
        "list-length",
        "one-letter",
        "not-among",
        "map-lines",
        "map-width",
        "map-square",
        "map-beside",
        "map-below",
        "map-corner",
        "unknown-model",
        "unknown-zone",
        "deploys-or-enters",
        "too-many-models",
        "no-models",
        "zone-full",
        "hero-twice",
        "not-human",
        "not-taking-part",
        "two-edges",
        "own-side",
    }
)
"""Every code a mistake can have."""


@cache
def _english() -> Texts:
    return Texts("en", TEXT)


def short(text: str, longest: int = _LONGEST) -> str:
    """Fit for a sentence and a screen, whatever a file holds: nothing endless, no control codes."""
    shown = "".join(letter for letter in text[: longest + 1] if letter.isprintable())
    return shown if len(text) <= longest else f"{shown[:longest]}…"


def shape_mistakes(value: object, kind: Type, field: str = "") -> Iterator[Mistake]:
    """All that keeps a value of a file from having the shape of a type."""
    match kind:
        case StructType(fields=fields):
            yield from _table_mistakes(value, {each.encode_name: each for each in fields}, field)
        case DictType(value_type=inner):
            if isinstance(value, dict):
                for name, each in value.items():
                    yield from shape_mistakes(each, inner, _join(field, name))
            else:
                yield Mistake(field, "not-a-table")
        case VarTupleType(item_type=inner, min_length=least, max_length=most):
            yield from _list_mistakes(value, inner, least or 0, most, field)
        case UnionType(types=types):
            yield from shape_mistakes(value, next(each for each in types if not isinstance(each, NoneType)), field)
        case LiteralType(values=values):
            if not any(value == each and type(value) is type(each) for each in values):
                yield Mistake(field, "not-among", {"known": ", ".join(str(each) for each in values)})
        case IntType(ge=least, le=most):
            if not isinstance(value, int) or isinstance(value, bool):
                yield Mistake(field, "not-a-number")
            elif least is not None and most is not None and not least <= value <= most:
                found = value if abs(value) <= _GREATEST else short(str(value))
                yield Mistake(field, "number-range", {"least": least, "most": most, "found": found})
        case StrType(max_length=most):
            if not isinstance(value, str):
                yield Mistake(field, "not-text")
            elif most is not None and len(value) != most:
                yield Mistake(field, "one-letter", {"found": short(value)})


def _table_mistakes(value: object, known: dict[str, msgspec.inspect.Field], field: str) -> Iterator[Mistake]:
    if not isinstance(value, dict):
        yield Mistake(field, "not-a-table")
        return
    for name in value:
        if name not in known:
            yield Mistake(_join(field, name), "unknown-field", {"known": ", ".join(known)})
    for name, each in known.items():
        if name in value:
            yield from shape_mistakes(value[name], each.type, _join(field, name))
        elif each.required:
            yield Mistake(_join(field, name), "missing")


def _list_mistakes(value: object, inner: Type, least: int, most: int | None, field: str) -> Iterator[Mistake]:
    if not isinstance(value, list):
        yield Mistake(field, "not-a-list")
        return
    if len(value) < least or (most is not None and len(value) > most):
        yield Mistake(field, "list-length", {"least": least, "found": len(value)})
        return
    for number, each in enumerate(value):
        yield from shape_mistakes(each, inner, f"{field}[{number}]")


def _join(field: str, name: str) -> str:
    return f"{field}.{short(name)}" if field else short(name)
