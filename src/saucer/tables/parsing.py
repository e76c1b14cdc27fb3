"""What comes in, read or refused."""

from typing import TypeVar

import msgspec

from saucer.tables.refusals import Refused

T = TypeVar("T")


def parse(text: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """JSON of the decoder's shape."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refused("bad-message", problem=str(problem)) from problem
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("bad-json") from problem
