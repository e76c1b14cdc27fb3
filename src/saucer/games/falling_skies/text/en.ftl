# What both editions say. Rows and columns are handed over counted from 1. Each edition has its own ships and dice, and
# names them in messages that these sentences use: a-ship, the-ship, the-die and others, each with the same arguments.

event-round-began = Round { $round } begins.
event-dice-rolled = { $rule ->
    [UFS-PLAN-7] Rolled again: { $values }.
   *[other] The dice show { $values }.
}
event-die-placed = { the-value-first } goes to base row { $row }, column { $column }.
event-ships-held = The gun of column { $column } keeps every ship where it is.
event-ship-descended = { $rule ->
    [UFS-DMG-3] { a-ship-first } dives down column { $column } to the roofs.
   *[other] { a-ship-first } dives down column { $column } to sky row { $to_row }.
}
event-ship-carried = An arrow carries { the-ship } from column { $from_column } to column { $to_column }.
event-ship-blocked = { $rule ->
    [UFS-PORTAL] { the-ship-first } in column { $column } would go through its portal, but the way is blocked.
   *[other] { the-ship-first } in column { $column } would follow its arrow, but another ship is in the way.
}
event-mothership-descended = The mothership sinks to sky row { $row }.
event-ship-swept = The mothership takes { a-ship } back on board.
event-base-hit = { $rule ->
    [UFS-MS-6] The mothership fires on the base! Damage: { $damage }.
    [UFS-DMG-1] { a-ship-first } hits the base! Damage: { $damage }.
   *[other] The base is hit! Damage: { $damage }.
}
event-rooms-began = All dice are at work: the rooms can be used.
event-room-used = { $cost ->
    [0] The room at row { $row }, column { $column } works with a value of { $value }.
   *[other] The room at row { $row }, column { $column } works with a value of { $value }, for { $cost } energy.
}
event-energy-gained = { $amount ->
    [0] No room for more energy: it stays at { $energy }.
   *[other] Energy rises by { $amount }, to { $energy }.
}
event-ship-destroyed = { $rule ->
    [UFS-FTR-1] Fighters shoot down { the-ship } on explosion { $number }, column { $column }. { the-ship-goes }
   *[other] { the-ship-first } in column { $column } is destroyed. { the-ship-goes }
}
event-fighters-missed = The fighters, with a value of { $value }, find nothing to shoot at.
event-research-advanced = { $spaces ->
    [0] The research does not get as far as the next space.
    [one] Research advances one space, to space { $research }.
   *[other] Research advances { $spaces } spaces, to space { $research }.
}
event-robot-built = { $robot ->
    [0] Robot A of value { $value } starts up at row { $row }, column { $column }.
   *[other] Robot B of value { $value } starts up at row { $row }, column { $column }.
}
event-no-robot-built = No robot is built.
event-robot-worn = { $robot ->
    [0] Robot A has done its work and is down to { $value }.
   *[other] Robot B has done its work and is down to { $value }.
}
event-robot-gone = { $rule ->
    [UFS-ROBOT-6] { $robot ->
        [0] Robot A has done its last work.
       *[other] Robot B has done its last work.
    }
    [UFS-ROBOT-9] { $robot ->
        [0] Robot A takes itself apart to be built anew.
       *[other] Robot B takes itself apart to be built anew.
    }
    [UFS-ROBOT-11] { $robot ->
        [0] Robot A is scrapped for a new one.
       *[other] Robot B is scrapped for a new one.
    }
    [UFS-MS-3] { $robot ->
        [0] Robot A is buried as the tunnel caves in.
       *[other] Robot B is buried as the tunnel caves in.
    }
   *[other] { $robot ->
        [0] Robot A is taken off the board.
       *[other] Robot B is taken off the board.
    }
}
event-excavator-advanced = { $cells ->
    [0] The excavator can go no further.
    [one] The excavator digs one cell further, to row { $row }, column { $column }.
   *[other] The excavator digs { $cells } cells further, to row { $row }, column { $column }.
}
event-die-discarded = The die at row { $row }, column { $column } is taken off without effect.
event-mothership-phase-began = Now the mothership acts.
event-excavator-driven-back = { $cells ->
    [0] The excavator is already back where it started.
    [one] The excavator is driven back one cell, to row { $row }, column { $column }.
   *[other] The excavator is driven back { $cells } cells, to row { $row }, column { $column }.
}
event-research-lost = { $spaces ->
    [0] There is no research to lose yet.
    [one] One space of research is lost; the marker is on space { $research }.
   *[other] { $spaces } spaces of research are lost; the marker is on space { $research }.
}
event-ship-reinforced = { a-ship-first } joins the invasion.
event-ship-spawned = { a-ship-first } drops out above column { $column }.
event-won = The weapon is ready. The mothership burns: you have won!
event-lost = { $reason ->
    [skull] The mothership is upon the city. All is lost.
   *[damage] The base collapses. All is lost.
}

refusal-not-now = It is not the moment for that.
refusal-no-such-cell = There is no such cell.
refusal-no-such-die = There is no such die.
refusal-die-placed-already = This die has been placed already.
refusal-column-taken = Column { $column } has its die for this round.
refusal-excavator-in-the-way = The excavator stands there.
refusal-robot-in-the-way = A robot stands there: take it off first.
refusal-die-in-tunnel = A die can do nothing in an open tunnel.
refusal-one-digs-already = One die digs already; more cannot this round.
refusal-too-far-to-dig = { $distance ->
    [one] That is one cell ahead of the excavator; a { $value } does not reach it.
   *[other] That is { $distance } cells ahead of the excavator; a { $value } does not reach it.
}
refusal-no-room-there = There is no room there to use.
refusal-room-needs-no-use = A gun works when its die is placed, not later.
refusal-not-enough-energy = { $energy ->
    [0] That costs { $cost } energy, and you have none.
   *[other] That costs { $cost } energy, and you have { $energy }.
}
refusal-room-incomplete = The room needs a die or an active robot in each of its cells.
refusal-one-effect-only = This room has one effect only: there is no order to choose.
refusal-die-cannot-dig = This die cannot move the excavator.
refusal-die-not-in-base = This die does not lie in the base.
refusal-no-such-robot = There is no such robot on the board.
refusal-no-place-for-robot = No robot can be built at row { $row }, column { $column }.
refusal-take-other-robot = Both robot dice lie ready: take robot A.
refusal-not-a-spawn-column = The next ship cannot drop out above column { $column }.
refusal-cell-closed = No die may be placed there now.
refusal-ability-not-now = This ability cannot be used like that now.
refusal-no-such-ability = There is no such ability on the table.

command-rolled = Roll: { $values }
command-place = { which-die } to row { $row }, column { $column }
command-use = { $second_first ->
    [1] Use the room at row { $row }, column { $column }, its second effect first
   *[other] Use the room at row { $row }, column { $column }
}
command-dig = Dig with { the-die }
command-discard = Take off { the-die } without effect
command-finish = End the rooms phase
command-build = { $robot ->
    [0] Build robot A at row { $row }, column { $column }
   *[other] Build robot B at row { $row }, column { $column }
}
command-build-nothing = Build no robot
command-spawn = Drop the ship above column { $column }
command-remove-robot = { $robot ->
    [0] Take robot A off the board
   *[other] Take robot B off the board
}

effect-aa-gun = Anti-aircraft gun
effect-aa-gun-help = A die here slows the ships of its column by one row, at once.
effect-tunnel = Tunnel
effect-tunnel-help = A way through. It does nothing.
effect-energy = Energy
effect-energy-help = Adds its value to your energy.
effect-fighter = Fighters
effect-fighter-help = Shoots down every ship on an explosion whose number is at most the value.
effect-research = Research
effect-research-help = Moves the research marker over as many spaces as the value can pay for.
effect-robot = Robot factory
effect-robot-help = Builds a robot of this value on any free cell of a room you have dug out. It can work from the next round on.

action-none-help = The mothership only descends.
action-excavator = Cave-in
action-excavator-help = { $amount ->
    [one] The excavator is driven back one cell.
   *[other] The excavator is driven back { $amount } cells.
}
action-research = Sabotage
action-research-help = { $amount ->
    [one] You lose one space of research.
   *[other] You lose { $amount } spaces of research.
}
action-ship = Backup
action-damage = Bombardment
action-damage-help = The base takes one damage.
action-skull = The end
action-skull-help = If the mothership’s drop points come down to this row, you have lost.

symbol-left = Arrow to the left
symbol-left-help = A ship that stops here moves one cell to the left, unless another ship is there.
symbol-right = Arrow to the right
symbol-right-help = A ship that stops here moves one cell to the right, unless another ship is there.
symbol-mothership = Signal to the mothership
symbol-mothership-help = When a ship stops here, the mothership descends one row at once and skips what it would have done there.
symbol-explosion = Explosion { $number }
symbol-explosion-help = Fighters with a value of { $number } or more shoot down a ship that stands here.

ending-won = Victory
ending-skull = The mothership reached the city
ending-damage = The base was destroyed
ending-won-help = Your weapon was ready in time.
ending-skull-help = The drop points came down to the skull.
ending-damage-help = The damage track reached its skull.

phase-roll = The dice roll
phase-place = Place the dice
phase-rooms = Use the rooms
phase-build = Place the robot
phase-spawn = Choose where the ship drops
phase-over = The game is over
