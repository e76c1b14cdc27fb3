"""Commands to packed actions and back, by one rule for all games."""

from collections.abc import Mapping
from typing import Final

import msgspec

from saucer.core.messages import Command, Tick
from saucer.core.seats import Millis

_REMEMBERED_AT_MOST: Final = 4096


class Codec:
    """The verb is the lowest byte, then one byte for each field.

    Only the last may be longer: faces take a byte each, and the time of a `Tick` as many as it needs.
    """

    def __init__(self, verbs: Mapping[int, type[Command]]) -> None:
        self.types = tuple(verbs.values())
        self.verbs = dict(verbs)
        self._verbs = {kind: verb for verb, kind in verbs.items()}
        self._fields = {kind: [field.name for field in msgspec.structs.fields(kind)] for kind in self._verbs}
        self._has_faces = {kind: _ends_with_faces(kind) for kind in self._verbs}
        self._remembered: dict[int, Command] = {}
        self._texts: dict[int, bytes] = {}

    def action(self, command: Command) -> int | None:
        """The packed form of `command`, or None if this game knows no such command."""
        verb = self._verbs.get(type(command))
        if verb is None:
            return None
        if type(command) is Tick:
            return verb | command.at << 8
        action, shift = verb, 8
        for name in self._fields[type(command)]:
            value = getattr(command, name)
            for byte in value if type(value) is tuple else (value,):
                if not 0 <= byte <= 255:
                    raise ValueError(f"{name} of {command} is no byte")
                action |= byte << shift
                shift += 8
        return action

    def command(self, action: int) -> Command:
        """The readable form of `action`, remembered: the same few are told to everybody again and again."""
        found = self._remembered.get(action)
        if found is None:
            if len(self._remembered) >= _REMEMBERED_AT_MOST:
                self._remembered.clear()
            found = self._remembered[action] = self._read(action)
        return found

    def commands(self, actions: list[int]) -> list[Command]:
        """The readable forms of `actions`."""
        remembered = self._remembered
        return [remembered.get(action) or self.command(action) for action in actions]

    def json(self, actions: list[int]) -> bytes:
        """The list of the readable forms of `actions` in JSON, put together from texts that are remembered as well."""
        texts = self._texts
        return b"[%b]" % b",".join([texts.get(action) or self._text(action) for action in actions])

    def _text(self, action: int) -> bytes:
        if len(self._texts) >= _REMEMBERED_AT_MOST:
            self._texts.clear()
        text = self._texts[action] = msgspec.json.encode(self.command(action))
        return text

    def _read(self, action: int) -> Command:
        kind = self.verbs[action & 255]
        rest = action >> 8
        if kind is Tick:
            return Tick(Millis(rest))
        names = self._fields[kind]
        values: list[int | tuple[int, ...]] = []
        for _ in names[:-1] if self._has_faces[kind] else names:
            values.append(rest & 255)
            rest >>= 8
        if self._has_faces[kind]:
            values.append(tuple(rest.to_bytes((rest.bit_length() + 7) // 8, "little")))
        return kind(*values)


def _ends_with_faces(kind: type[Command]) -> bool:
    fields = msgspec.structs.fields(kind)
    return bool(fields) and getattr(fields[-1].type, "__origin__", None) is tuple
