# The page on which missions of Space Alert are resolved.

resolve-title = The ship tells what you did
resolve-mode = What to do
resolve-mode-watch = Watch
resolve-mode-write = Enter a mission

resolve-ready = Before the first turn
resolve-ready-help = Everybody is on the bridge. Press play, or the arrow keys: each step tells what happened, and the rule behind it. Press a card of a program to see what another one would have done.
resolve-turn = Turn { $turn }
resolve-why = What happens, and why
resolve-nothing = Nothing happens.
resolve-passed = Before that: { step-name }; nothing to do.

resolve-transport = The film
resolve-play = Play
resolve-pause = Pause
resolve-back = One step back
resolve-on = One step on
resolve-turn-back = To the beginning of the turn
resolve-turn-on = To the next turn
resolve-slider = Turn and step

resolve-internal = Inside
resolve-plate = Built by the lowest bidder
resolve-here = { $count ->
    [0] nobody is here
   *[other] here: { $crew }
}
resolve-token = { threat-name }: position { $position }, hit points { $hp }
resolve-station = { $station ->
    [upper_red] Upper red station
    [upper_white] Bridge
    [upper_blue] Upper blue station
    [lower_red] Lower red station
    [lower_white] Lower white station
   *[lower_blue] Lower blue station
}
resolve-device = { $device ->
    [interceptors] Interceptors
    [computer] Computer
    [bots] Battlebots
    [windows] Windows: visual confirmation
   *[rocket] Rockets
}
resolve-tile = { $tile ->
    [heavy_laser] Heavy laser
    [light_laser] Light laser
    [pulse_cannon] Pulse cannon
    [shield] Shield
    [reactor] Reactor
    [gravolift] Gravolift
   *[structural] Structural damage
}
resolve-tile-place = { resolve-tile }, drawn as number { $place }
resolve-fuel = Fuel capsules
resolve-lift-broken = The gravolift is broken: whoever takes it is delayed.
resolve-cubes = { $cubes } of { $room } cubes
resolve-damage = Damage tiles, { zone-name } zone
resolve-member = { crew-name }

resolve-programs = Programs
resolve-programs-help = Press a card: what if?
resolve-slot = { crew-name }, turn { $turn }: { $card }
resolve-slot-moved = { crew-name }, turn { $turn }: { $card }. Planned was: { $planned }
resolve-no-card = no card
resolve-cards = Cards
resolve-heroic-move = heroic move to { station-name }

resolve-threats = Threats
resolve-status = { $status ->
    [ahead] { $zone ->
        [internal] comes on turn { $turn }, inside
       *[other] comes on turn { $turn }, { zone-name } zone
    }
    [present] { $zone ->
        [internal] on board
       *[other] in the { zone-name } zone
    }
    [destroyed] destroyed
   *[survived] survived
}
resolve-figures = hit points { $hp }/{ $full } · shield { $shield } · speed { $speed }
resolve-figures-inside = hit points { $hp }/{ $full } · speed { $speed }
resolve-cryoshield = with its cryoshield

resolve-ending = How it ended
resolve-won = Won, with a score of { $score }.
resolve-won-leg = Won. The campaign counts as a whole.
resolve-lost = Lost on turn { $turn }, to { threat-name }.
resolve-score = Score
resolve-none = none
resolve-penalty-tiles = { $tiles ->
    [one] { $tiles } damage tile
   *[other] { $tiles } damage tiles
}
resolve-penalty-worst = those of the most damaged zone again: { $worst }
resolve-penalty-down = knocked out, 2 each: { $down }
resolve-penalty-squads = disabled squads: { $squads }
resolve-left = Left over: { $rockets ->
    [one] { $rockets } rocket
   *[other] { $rockets } rockets
}, { $fuel ->
    [one] { $fuel } fuel capsule
   *[other] { $fuel } fuel capsules
}.
resolve-row-points = Points for threats
resolve-row-visual = Visual confirmation
resolve-row-penalties = Penalties
resolve-row-damage-red = Red damage
resolve-row-damage-white = White damage
resolve-row-damage-blue = Blue damage
resolve-row-knocked-out = Knocked out
resolve-row-squads = Disabled squads
resolve-row-destroyed = Threats destroyed
resolve-row-survived = Threats survived
resolve-row-rockets = Rockets left
resolve-row-fuel = Fuel left

resolve-what-if = What if?
resolve-what-if-help = Choose another card and see at once how the mission would have ended.
resolve-planned = { crew-name }, turn { $turn }. Planned: { $card }
resolve-before = As it was:
resolve-after = With this card:
resolve-no-difference = Apart from that, nothing in the result would have been different.
resolve-keep = Keep the change
resolve-drop = Drop it

resolve-crew = Crew
resolve-crew-size = How many crew members
resolve-length = How long the mission is
resolve-turns = { $count ->
    [7] 7 turns (test run)
   *[other] { $count } turns
}
resolve-tap-help = Press a slot, then cards one after another.
resolve-keys-help = Or type: A, B, C, O battlebots, R red arrow, U blue arrow, L lift, with Shift the heroic A, B and O, 1 to 6 a heroic move, - nothing. Arrows and Backspace go around.
resolve-tracks = Tracks
resolve-track = { $zone ->
    [internal] Internal track
   *[other] Track of the { zone-name } zone
}
resolve-on-turn = Turn
resolve-zone = Zone
resolve-inside = inside
resolve-remove = Remove { threat-name }
resolve-no-threats = No threat yet: a quiet flight.
resolve-search = Add a threat
resolve-search-example = name or number, like E1-07
resolve-none-found = No threat is called that.
resolve-more = More: damage, seed, doubtful rules
resolve-initial-damage = Damage from an earlier mission
resolve-initial-damage-help = Tiles that lie there from the beginning.
resolve-damage-order = Order of the damage tiles
resolve-damage-order-help = Press all six of a zone in the order in which you drew them. A zone without any is shuffled by the seed.
resolve-seed = Seed
resolve-seed-help = Shuffles the damage tiles whose order is not given.
resolve-options = How doubtful passages are read
resolve-options-figures = Figures of cards on which sources differ
resolve-options-figures-help = The usual ones are those of the cards.
resolve-yes = Yes
resolve-no = No
resolve-watch = Resolve it and watch

resolve-files = Missions
resolve-samples = A mission of ours
resolve-sample = Show a mission of ours
resolve-choose = choose…
resolve-blank = Start empty
resolve-json = JSON
resolve-load = Load a file
resolve-save = Save
resolve-link = Copy a link
resolve-link-copied = The link is copied.
resolve-link-there = The address of this page carries the mission now: copy it there.
resolve-take = Take this mission
resolve-no-json = This is not JSON.
resolve-problem-at = { $field }: { $problem }
refusal-bad-link = This link holds no mission: part of it must have got lost.
