space-alert-resolution-title = Space Alert: the resolution
space-alert-resolution-blurb = The planning is over, and the ship tells what the crew did: turn by turn, step by step, with the rule behind each consequence. Only chance acts, drawing the damage tiles.

crew-name = { $crew ->
    [0] The captain
    [1] Crew member 2
    [2] Crew member 3
    [3] Crew member 4
    [4] Crew member 5
   *[other] { $crew }
}
zone-name = { $zone ->
    [red] red
    [white] white
    [blue] blue
   *[internal] internal
}
station-name = { $station ->
    [upper_red] the upper red station
    [upper_white] the bridge
    [upper_blue] the upper blue station
    [lower_red] the lower red station
    [lower_white] the lower white station
    [lower_blue] the lower blue station
   *[space] space
}
card-name = { $card ->
    [A] A
    [B] B
    [C] C
    [bots] battlebots
    [red] the red arrow
    [blue] the blue arrow
    [lift] the lift
    [heroic_A] heroic A
    [heroic_B] heroic B
    [heroic_bots] heroic battlebots
   *[heroic_move] a heroic move
}
weapon-name = { $weapon ->
    [heavy_laser] Heavy laser
    [light_laser] Light laser
    [pulse_cannon] Pulse cannon
    [rocket] Rocket
   *[interceptors] Interceptors
}
tile-name = { $tile ->
    [heavy_laser] heavy laser
    [light_laser] light laser
    [pulse_cannon] pulse cannon
    [shield] shield
    [reactor] reactor
    [gravolift] gravolift
   *[structural] structural damage
}
step-name = { $step ->
    [appear] Threats appear
    [act] The crew acts
    [compute] Damage is computed
    [land] Who is in space returns
    [threaten] The threats act
    [check] The computer is checked
    [jump] The ship jumps
   *[over] The mission is over
}

prompt = The ship tells what you did.
seat-name = The crew
ending-jumped = The ship has jumped: the mission is won.
ending-destroyed = The ship is lost.

command-advanced = The resolution goes on.
command-drawn = { $zone ->
    [1] Damage tile { $tiles } of the red zone is drawn.
    [2] Damage tile { $tiles } of the white zone is drawn.
   *[other] Damage tile { $tiles } of the blue zone is drawn.
}

option-mission = Mission
option-mission-help = A planned mission of ours. A mission of your own can be given as the position to start from.
option-mission-close-call = A close call
option-mission-quiet-night = A quiet night
option-mission-mutiny = Mutiny
option-marauder_against_pulse = Marauder against the pulse cannon
option-marauder_against_pulse-help = Whether clouds opened by the pulse cannon keep the shield that a Marauder lends them.
option-scout_in_empty_bursts = Scout and early asteroids
option-scout_in_empty_bursts-help = Whether an asteroid destroyed before its first mark attacks with the 1 that a Scout lends it.
option-doubling = Doubled twice
option-doubling-help = What happens where two things double the damage.
option-doubling-multiplies = Four tiles for each point
option-doubling-once = Two tiles for each point
option-asteroid_bursts = Bursting asteroids
option-asteroid_bursts-help = Whether each mark behind an asteroid counts as often as its card says, or once.
option-asteroid_bursts-card = As the card says
option-asteroid_bursts-annex = Once
option-landing_adds_to_delay = Landing and delay
option-landing_adds_to_delay-help = Whether a pilot who lands can be delayed once more on the same turn.
option-checks_in_test_runs = Computer checks in test runs
option-checks_in_test_runs-help = Whether the computer is checked in test runs of seven turns.
option-stealth_fighter_speed = Speed of the Stealth Fighter
option-stealth_fighter_speed-help = The first English printing says 4, later ones say 3.
option-stealth_fighter_speed-3 = 3
option-stealth_fighter_speed-4 = 4
option-pulse_ball_y = Y of the Pulse Ball
option-pulse_ball_y-help = How strongly it attacks. The cards say 1, some programs 2.
option-pulse_ball_y-1 = 1
option-pulse_ball_y-2 = 2
option-amoeba_z = Z of the Amoeba
option-amoeba_z-help = How strongly it attacks. The cards say 5, a program says 4.
option-amoeba_z-5 = 5
option-amoeba_z-4 = 4
option-man_of_war_x = X of the Man-of-War
option-man_of_war_x-help = How strongly it attacks. The cards say 2, a program says 1.
option-man_of_war_x-2 = 2
option-man_of_war_x-1 = 1
option-man_of_war_z = Z of the Man-of-War
option-man_of_war_z-help = How strongly it attacks. The cards say 5, some programs 3.
option-man_of_war_z-5 = 5
option-man_of_war_z-3 = 3
option-scout_z = Z of the Scout
option-scout_z-help = How strongly it attacks. The cards say 3. Some programs say 2, and let the Scout lend itself 1: it comes to the same.
option-scout_z-3 = 3
option-scout_z-2 = 2, and 1 lent to itself
option-saboteur_speed = Speed of the Saboteurs
option-saboteur_speed-help = The cards say 4, a program says 3.
option-saboteur_speed-4 = 4
option-saboteur_speed-3 = 3
option-unstable_warheads_speed = Speed of the Unstable Warheads
option-unstable_warheads_speed-help = The cards say 3, a program says 2.
option-unstable_warheads_speed-3 = 3
option-unstable_warheads_speed-2 = 2
option-skirmishers_x = X of the Skirmishers
option-skirmishers_x-help = The cards say that they move, a program that nothing happens.
option-skirmishers_x-move = They move
option-skirmishers_x-nothing = Nothing
option-overheated_reactor_z = Z of the Overheated Reactor
option-overheated_reactor_z-help = How much damage it does. The cards say 3, a program says 2.
option-overheated_reactor_z-3 = 3
option-overheated_reactor_z-2 = 2
option-crossed_wires_z = Z of the Crossed Wires
option-crossed_wires_z-help = Which zone the cubes of a reactor damage. The cards say its own, a program always the white one.
option-crossed_wires_z-own = Its own zone
option-crossed_wires_z-white = The white zone
option-seeker_retaliates = The Seeker strikes back
option-seeker_retaliates-help = Whether it disables the squad that hits it. The cards say no, some programs yes.

event-turn-began = Turn { $turn }.
event-step-began = { step-name }.
event-threat-appeared = { $zone ->
    [internal] On the internal track, at position { $position }: { threat-name }.
   *[other] { threat-name } appears in the { zone-name } zone, at position { $position }.
}
event-tile-laid = Now at { station-name }: { threat-name }.
event-card-revealed = { $card ->
    [heroic_move] { crew-name } plays a heroic move to { station-name }.
   *[other] { crew-name } plays { card-name }.
}
event-nothing-happened = { $reason ->
    [empty] { crew-name } has nothing planned.
    [down] { crew-name } is knocked out.
    [wall] { crew-name } is at the end of the ship already.
    [already-there] { crew-name } is there already.
    [fired] Nothing happens: that weapon was fired this turn.
    [no-energy] Nothing happens: the reactor is empty.
    [nothing-to-move] Nothing happens: there is no energy to move.
    [no-room] Nothing happens: there is no room for more energy.
    [no-fuel] Nothing happens: no fuel capsule is left.
    [irreparable] Nothing happens: this malfunction can no longer be repaired.
    [not-due] Nothing happens: the computer needs no maintenance now.
    [no-rocket] Nothing happens: no rocket is left.
    [rocket-launched] Nothing happens: a rocket was launched this turn.
    [interceptors-out] Nothing happens: somebody is in space already.
    [no-squad] { crew-name } leads no battlebots: nothing happens.
    [squad-disabled] { crew-name } leads disabled battlebots: nothing happens.
    [squad-active] { crew-name } leads active battlebots already: nothing happens.
    [rack-empty] Nothing happens: the battlebots of this station are gone.
   *[no-intruder] Nothing happens: there is no intruder here.
}
event-crew-moved = { $way ->
    [lift] { crew-name } takes the lift to { station-name }.
    [heroic] { crew-name } rushes to { station-name }.
   *[door] { crew-name } walks to { station-name }.
}
event-action-delayed = { crew-name } is delayed: the card of turn { $turn } moves on.
event-card-lost = { crew-name } loses { card-name }: there is no turn left for it.
event-malfunction-repaired = { crew-name } repairs { $amount } of { threat-name }; { $left } to go.
event-repaired-together = Served everywhere at once, { threat-name } is repaired by { $amount } more; { $left } to go.
event-device-held = { crew-name } works on { threat-name }: { $count } of the 3 needed on one turn.
event-weapon-fired = { $heroic ->
    [0] { crew-name } fires. { weapon-name }, { zone-name } zone.
   *[other] { crew-name } fires with 1 more. { weapon-name }, { zone-name } zone.
}
event-shield-charged = { crew-name } charges the { zone-name } shield by { $cubes }; it has { $now }.
event-reactor-filled = { crew-name } fills the { zone-name } reactor by { $cubes }; it has { $now }.
event-refuelled = { crew-name } refuels the central reactor by { $cubes }; it has { $now }. Capsules left: { $fuel }.
event-computer-maintained = { crew-name } maintains the computer.
event-rocket-launched = { crew-name } launches a rocket. Rockets left: { $left }.
event-looked-out = { crew-name } looks out of the windows.
event-visual-confirmed = Visual confirmation by { $members } on one turn. Points for this phase: { $points }.
event-squad-taken = { $disabled ->
    [0] { crew-name } takes the battlebots.
   *[other] { crew-name } takes the battlebots, which are disabled.
}
event-squad-reactivated = { crew-name } reactivates the battlebots.
event-squad-disabled = { crew-name } leads disabled battlebots from now on.
event-rack-disabled = { threat-name } disables the battlebots kept in { station-name }.
event-interceptors-launched = { crew-name } takes off with the interceptors.
event-pilot-stayed = { $heroic ->
    [0] { crew-name } stays in space and attacks.
   *[other] { crew-name } stays in space and attacks with 1 more.
}
event-pilot-landed = { crew-name } returns to the upper red station.
event-intruder-hit = { crew-name } hits { threat-name } at { station-name } with the battlebots.
event-tile-removed = Gone from { station-name }: { threat-name }.
event-knocked-out = { crew-name } is knocked out.
event-weapon-aimed = { weapon-name } on { threat-name }: strength { $strength }.
event-weapon-missed = { weapon-name }: nothing to target.
event-threat-damaged = { threat-name } takes { $amount } damage. Hit points left: { $left }.
event-threat-withstood = { threat-name } takes nothing: strength { $strength } against shield { $shield }.
event-cryoshield-broken = { threat-name } takes nothing, but its cryoshield is gone.
event-threat-destroyed = Threat destroyed: { threat-name }. Points: { $points }.
event-threat-survived = Threat survived: { threat-name }. Points: { $points }.
event-threat-moved = { threat-name }: on to position { $position }.
event-mark-reached = { threat-name }: { $mark } is reached.
event-no-effect = { threat-name }: nothing happens, for what the card asks for is not so.
event-zone-attacked = { $lent ->
    [0] { threat-name } attacks the { zone-name } zone with { $strength }; the shield absorbs { $absorbed }.
   *[other] { threat-name } attacks the { zone-name } zone with { $strength }, of which a Scout lends { $lent }; the shield absorbs { $absorbed }.
}
event-zone-damaged = Damage by { threat-name } in the { zone-name } zone: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
event-tile-drawn = Damage in the { zone-name } zone: { tile-name }.
event-cubes-lost = { $system ->
    [shield] The { zone-name } shield holds less and loses { $cubes }.
   *[reactor] The { zone-name } reactor holds less and loses { $cubes }.
}
event-cubes-drained = { $system ->
    [shield] { $cubes ->
        [0] { threat-name }: the { zone-name } shield is empty already.
       *[other] { threat-name }: the { zone-name } shield loses { $cubes }.
    }
   *[reactor] { $cubes ->
        [0] { threat-name }: the { zone-name } reactor is empty already.
       *[other] { threat-name }: the { zone-name } reactor loses { $cubes }.
    }
}
event-cubes-shorted = { $cubes ->
    [0] { threat-name }: nothing flows from the central reactor into the central shield.
   *[other] { threat-name }: the central shield takes { $cubes } from the central reactor.
}
event-threat-healed = { threat-name } mends { $amount } of its damage.
event-speed-changed = { threat-name } has speed { $speed } now.
event-shield-changed = { threat-name } has a shield of { $shield } now.
event-threat-revealed = { threat-name } becomes visible.
event-alien-grown = { threat-name } has grown up.
event-attacks-strengthened = { threat-name } lends all other external threats 1 strength.
event-shields-strengthened = { threat-name } lends all external threats 1 shield.
event-others-advance = { threat-name } makes all other external threats advance by { $spaces }.
event-damage-doubled = { threat-name } doubles all damage to the { zone-name } zone.
event-intruder-moved = { threat-name }: on to { station-name }.
event-intruder-stayed = { threat-name }: no move from here.
event-rocket-destroyed = { threat-name } destroys a rocket. Rockets left: { $left }.
event-fuel-lost = { threat-name } costs a fuel capsule. Capsules left: { $left }.
event-tiles-turned-lethal = Whoever enters a station with { threat-name } is knocked out from now on.
event-rocket-flew = The rocket will hit next turn.
event-computer-checked = { $passed ->
    [0] The computer was not maintained: everybody on the ship is delayed.
   *[other] The computer was maintained.
}
event-ship-destroyed = The { zone-name } zone is destroyed by { threat-name }: there is no seventh tile, and the ship is lost.
event-mission-lost = { threat-name } has done its worst: the ship is lost.
event-ship-jumped = The ship jumps. The mission is won.
event-score-counted = Score { $score }: { $destroyed } for threats destroyed, { $survived } for threats survived, { $penalties } of penalties, { $visual } for visual confirmation.

problem-not-an-object = an object in braces is wanted here.
problem-not-a-list = a list in brackets is wanted here.
problem-not-a-number = a whole number is wanted here.
problem-not-text = a text in quotation marks is wanted here.
problem-missing = this field is missing.
problem-unknown-field = there is no such field; there are: { $known }.
problem-crew-size = a crew has 1 to { $most } members, not { $found }.
problem-order-range = the place in the crew order is 0 to { $last }, not { $found }.
problem-order-twice = somebody else has place { $found } in the crew order.
problem-order-gap = nobody has place { $missing } in the crew order: places leave no gap, and androids have theirs too.
problem-entries = a program has { $turns } entries, or { $short } in a test run, not { $found }.
problem-entries-differ = this program has { $found } entries, another one has { $wanted }.
problem-two-cards = a turn has one card or none, not { $found }.
problem-unknown-card = there is no card “{ $found }”; there are: { $known }.
problem-unknown-station = there is no station “{ $found }”; there are: { $known }.
problem-unknown-track = tracks are numbered 1 to { $last }; there is no { $found }.
problem-unknown-threat = there is no threat “{ $found }”; they are called like E1-07, SE2-05, I1-01 or SI2-05.
problem-threat-twice = { $threat } is there already: the box has each threat card once.
problem-turn-range = a threat appears on turn 1 to { $last }, not { $found }.
problem-zone-missing = { $threat } is an external threat, so its zone is wanted: red, white or blue.
problem-zone-unwanted = { $threat } is an internal threat and has no zone: null is wanted here.
problem-unknown-zone = there is no zone “{ $found }”; there are: { $known }.
problem-unknown-tile = this zone has no damage tile “{ $found }”; there are: { $known }.
problem-tile-twice = the tile “{ $found }” is there twice.
problem-tile-missing = the tile “{ $tile }” is missing.
problem-option-value = the values are: { $known }.
