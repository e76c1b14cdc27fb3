# Words that only the board in the browser needs. Rows and columns are handed over counted from 1.

set-up-falling-skies-9 = Choose the cards
end-harder = Flip one card more
skies-supply = Red ships in reserve:
skies-level = { $level ->
    [0] Level 0
   *[other] Level { $level } ★
}
skies-die = { $colour ->
    [white] Die { $number }, white, shows { $value }
   *[other] Die { $number }, black, shows { $value }
}
skies-foresee-reinforced = A red ship joins in.
skies-explain-supply = Red ships that are not in play. One that is shot down comes back here.
skies-holds-die = { $colour ->
    [white] A white { $value } lies here.
   *[other] A black { $value } lies here.
}
skies-holds-ship = { $kind ->
    [extra] A red ship is here.
   *[other] A green ship is here.
}

skies-new-intro = Eight of the nine cards have a hard side. Turn over as many as you dare.
skies-new-level = { $level ->
    [0] Level 0: a good first game
    [8] Level 8: no mercy
   *[other] Level { $level } of 8
}
skies-new-to-easy = Turn to the easy side.
skies-new-to-hard = Turn to the hard side.
skies-new-all-easy = All easy
skies-new-all-hard = All hard
skies-new-ours = Marked with a ring: this side is partly our own design, because the printed one is not known to us.
skies-new-readings = Where the rules leave a doubt
skies-side-easy = easy
skies-side-hard = hard
skies-ours-mothership = Ours: the whole hard side. The mothership hangs one row lower from the start.
skies-ours-upper-base = Ours: the damage track of the hard side.
skies-ours-lower-base = Ours: the damage track, the price of the double room, and the bottom row of the hard side.
skies-ours-tracks = Ours: the energy track of the hard side.
skies-help-round-3 = The mothership does what its arrow points at, sinks one row, takes in every ship it meets, and drops the waiting ones: first where the column is empty, then where the way is longest.
skies-help-basic = Green ship
skies-help-basic-help = Shot down or landed, it waits on the mothership and comes again.
skies-help-extra = Red ship
skies-help-extra-help = Comes after the green ones; shot down, it leaves the game until another is called.
skies-help-worker = Black die
skies-help-worker-help = One of three workers.
