"""Players made for this game: three strengths, each as quick as a child, a person or a machine."""

from collections.abc import Callable, Mapping
from functools import partial

from saucer.core.bot import Bot
from saucer.games.jelly_monster.bots.canny import Canny
from saucer.games.jelly_monster.bots.careless import Careless
from saucer.games.jelly_monster.bots.cunning import Cunning
from saucer.games.jelly_monster.bots.tempo import CHILD, MACHINE, PERSON, Tempo

_STRENGTHS: Mapping[str, Callable[[Tempo], Bot]] = {"careless": Careless, "canny": Canny, "cunning": Cunning}
_TEMPOS = {"child": CHILD, "person": PERSON, "machine": MACHINE}

BOTS: Mapping[str, Callable[[], Bot]] = {
    f"{strength}-{speed}": partial(make, tempo)
    for strength, make in _STRENGTHS.items()
    for speed, tempo in _TEMPOS.items()
}
