# Words that only the browser needs for the boxed edition. Rows and columns are handed over counted from 1.

set-up-falling-skies = Choose city and threat
end-harder = Raise the threat
box-level = { $threat ->
    [0] { $city }, no threat
   *[other] { $city }, threat { $threat }
}
box-stars = { $stars ->
    [0] No star: a gentle game
   *[other] Difficulty { $stars } ★
}
box-stars-short = { $stars } ★

skies-die = { $colour ->
    [white] Die { $number }, white, shows { $value }
   *[other] Die { $number }, grey, shows { $value }
}
skies-foresee-reinforced = A white ship joins in.
skies-holds-die = { $colour ->
    [white] A white { $value } lies here.
   *[other] A grey { $value } lies here.
}
skies-holds-ship = { $kind ->
    [extra] A white ship is here.
    [orange] The orange ship is here.
   *[other] A purple ship is here.
}
skies-explain-threat = This tile lies on its threat side.
skies-explain-ours = What its ring marks is our own reading: the printed rule is not known to us.
skies-help-round-3 = The mothership sinks one row, takes in every ship it meets, does what stands at the edge of that row, and drops the waiting ships: first where the column is empty, then where the way is longest.
skies-help-basic = Purple ship
skies-help-basic-help = Shot down or landed, it waits on the mothership and comes again.
skies-help-extra = White ship, like a moon
skies-help-extra-help = Comes after the purple ones; shot down, it leaves the game until another is called.
skies-help-orange = Orange ship, with horns
skies-help-orange-help = Only a scenario brings it in. The scenario’s card says what it does.
skies-help-worker = Grey die
skies-help-worker-help = One of three workers.

box-cards = City, scenario and team
box-card-city = City
box-card-scenario = Scenario
box-card-character = Character
box-card-damaged = Damaged city
box-card-upgraded = Upgraded character
box-card-ready = Ready
box-card-used = Used
box-card-count = { $count } of { $goal }
box-card-number = Count: { $count }
box-card-tokens = { $tokens ->
    [0] No token left
    [one] One token left
   *[other] { $tokens } tokens left
}
box-card-call = Use it
box-ours = Our own invention

box-new-presets = What kind of game
box-new-first = First game
box-new-first-help = Roswell, no robots, no abilities, no threat. Press Start.
box-new-full = Full game
box-new-full-help = One of the three starter cities with its ability, robots, and as much threat as you dare.
box-new-free = Free play
box-new-free-help = Any city on either side, a scenario, a team, advanced tiles.
box-new-sky = The sky, from the top
box-new-no-scenario = No scenario
box-new-off = At home
box-new-normal = Normal
box-new-upgraded = Upgraded
box-new-ours = Marked with a ring: our own invention, because the printed one is not known to us.
