"""The conformance suite, on every mission of ours and on both sides of every ruling."""

from saucer.core.messages import Options
from saucer.games.space_alert import SPACE_ALERT_RESOLUTION
from saucer.games.space_alert.missions import ResolutionOptions
from tests.conformance.suite import Conformance


class TestResolution(Conformance):
    game = SPACE_ALERT_RESOLUTION
    longest = 300

    @classmethod
    def setups(cls) -> list[Options]:
        return [
            ResolutionOptions(),
            ResolutionOptions(mission="quiet-night"),
            ResolutionOptions(mission="mutiny"),
            ResolutionOptions(mission="mutiny", asteroid_bursts="annex", doubling="once"),
            ResolutionOptions(stealth_fighter_speed=4, landing_adds_to_delay=False, checks_in_test_runs=False),
            ResolutionOptions(mission="quiet-night", marauder_against_pulse=True, scout_in_empty_bursts=False),
            ResolutionOptions(
                mission="mutiny",
                pulse_ball_y=2,
                amoeba_z=4,
                man_of_war_x=1,
                man_of_war_z=3,
                scout_z=2,
                saboteur_speed=3,
                unstable_warheads_speed=2,
                skirmishers_x="nothing",
                overheated_reactor_z=2,
                crossed_wires_z="white",
                seeker_retaliates=True,
            ),
        ]
