# What only the drawing for terminals says. Short names are at most 9 letters long.

terminal-round = Round { $round }
terminal-sky = Sky
terminal-base = Base
terminal-waiting = Waiting on board: { $ships }
terminal-hand = In hand: { $dice }
terminal-energy = Energy
terminal-research = Research
terminal-damage = Damage

terminal-room-aa-gun = AA gun
terminal-room-tunnel = Tunnel
terminal-room-energy = Energy
terminal-room-fighter = Fighters
terminal-room-research = Research
terminal-room-robot = Robots
terminal-cost = cost { $cost }

terminal-robot = { $robot ->
    [0] Robot A
   *[other] Robot B
}
terminal-column = Column { $column }
terminal-cell = { $cost ->
    [0] Row { $row }: { $room }
   *[other] Row { $row }: { $room }, { $cost } energy
}
terminal-dig = Row { $row }: dig ({ $room })
terminal-use = { $cost ->
    [0] Use { $room } at row { $row }, column { $column }: value { $value }
   *[other] Use { $room } at row { $row }, column { $column }: value { $value } for { $cost } energy
}
terminal-first = { $effect } first
