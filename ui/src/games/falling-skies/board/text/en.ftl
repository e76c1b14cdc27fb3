# Words that only the board in the browser needs. Rows and columns are handed over counted from 1.

skies-world = Sky and base
skies-tray = Your dice and what they can do
skies-dice = Dice in hand
skies-robots = Robots
skies-overview = The round in short
skies-research = Research
skies-energy = Energy
skies-round = Round { $round }
skies-phase-place = Place dice, ships fall
skies-phase-rooms = Use the rooms
skies-phase-mothership = The mothership acts

skies-research-state = Research: space { $at } of { $of }. The next space needs { $needed }.
skies-energy-state = Energy: { $energy } of { $maximum }.
skies-damage = Damage.

skies-prompt-draw = The threat is being drawn…
skies-prompt-roll = The dice are rolling…
skies-prompt-place = { $dice ->
    [one] Place the last die
   *[other] Place a die: { $dice } left
}
skies-prompt-rooms = { $dice ->
    [0] Use your robots, or finish the round
    [one] Use the rooms: one die left
   *[other] Use the rooms: { $dice } dice left
}
skies-prompt-build = Choose a lit cell for the new robot: it shows { $value }
skies-prompt-spawn = Choose where the next ship drops: all lit drop points are equally good
skies-prompt-over = The game is over

skies-hint-place = Choose a die, then a lit cell. The ships of that column will fall by what the die shows.
skies-hint-rooms = Press a lit room to use it. The number on it is what it would be worth.
skies-hint-rooms-touch = Touch a lit room to see what it does.
skies-hint-build = The new robot can work from the next round on.
skies-hint-spawn = Ships drop out where the way down is longest.

skies-do-confirm = Do it
skies-do-use = Use
skies-do-use-first = { $effect ->
    [energy] Energy first
    [fighter] Fighters first
    [research] Research first
   *[robot] Robot first
}
skies-do-dig = Dig
skies-do-discard = Discard
skies-do-discard-die = Discard the { $value }
skies-do-finish = Finish the round
skies-do-finish-sure = Leave the rest unused?
skies-do-build-nothing = Build none
skies-do-spawn = Column { $column }
skies-do-remove-robot = Take the robot of { $value } off the board

skies-abilities = Abilities you can use now
skies-call-back = Not now
skies-call-point = Choose what is lit: on the board or among your dice.

skies-robot-new = { $robot ->
    [0] Robot A, to be set to { $value }
   *[other] Robot B, to be set to { $value }
}
skies-robot-fresh = new robot
skies-robot-moved = instead of the { $value }
skies-robot-tired = Has worked
skies-robot-ready = Ready
skies-robot-none = No robot

skies-foresee-no-ship = No ship in this column.
skies-foresee-fall = { $ships ->
    [one] A ship falls { $rows ->
        [one] one row.
       *[other] { $rows } rows.
    }
   *[other] { $ships } ships fall { $rows ->
        [one] one row.
       *[other] { $rows } rows.
    }
}
skies-foresee-held = The gun holds every ship where it is.
skies-foresee-carried-left = An arrow carries it left.
skies-foresee-carried-right = An arrow carries it right.
skies-foresee-blocked = Its arrow is blocked.
skies-foresee-mothership = THE MOTHERSHIP DESCENDS.
skies-foresee-swept = { $ships ->
    [one] It takes a ship back on board.
   *[other] It takes { $ships } ships back on board.
}
skies-foresee-hit = THE BASE IS HIT: damage { $damage } of { $hits }.
skies-foresee-target = In the sights of fighters of { $number } or more.
skies-foresee-reroll = White die: the others are rolled again.
skies-foresee-dig = { $distance ->
    [one] Will dig one cell, { skies-dig-cost }.
   *[other] Will dig { $distance } cells, { skies-dig-cost }.
}
skies-dig-cost = { $cost ->
    [0] for nothing
   *[other] for { $cost } energy
}
skies-foresee-use = { $cost ->
    [0] Value { $value }, free.
   *[other] Value { $value }, for { $cost } energy.
}
skies-foresee-energy = { $amount ->
    [0] Energy is full already.
   *[other] Energy +{ $amount }, makes { $energy }.
}
skies-foresee-shot = { $ships ->
    [one] Shoots down the ship on { $numbers }.
   *[other] Shoots down { $ships } ships, on { $numbers }.
}
skies-foresee-missed = Nothing to shoot at.
skies-foresee-research = { $spaces ->
    [one] Research advances one space.
   *[other] Research advances { $spaces } spaces.
}
skies-foresee-no-research = Too little: the next space needs { $needed }.
skies-foresee-robot = Builds a robot of { $value }.
skies-foresee-no-robot = Builds no robot.
skies-foresee-built = A robot of { $value } will stand here.
skies-foresee-worn = The robot is worn down to { $value }.
skies-foresee-robot-gone = A robot leaves the board.
skies-foresee-advance = { $cells ->
    [one] The excavator digs one cell, { skies-dig-cost }.
   *[other] The excavator digs { $cells } cells, { skies-dig-cost }.
}
skies-foresee-phase = That ends the round. Then the mothership acts:
skies-foresee-driven = { $cells ->
    [0] The excavator is at its start already.
    [one] The excavator goes back one cell.
   *[other] The excavator goes back { $cells } cells.
}
skies-foresee-lost = { $spaces ->
    [0] No research to lose.
    [one] One space of research is lost.
   *[other] { $spaces } spaces of research are lost.
}
skies-foresee-portal = A portal takes it to row { $row }, column { $column }.
skies-foresee-portal-blocked = Its portal is blocked.
skies-foresee-moved = The ship goes to row { $row }, column { $column }.
skies-foresee-red-target = In the sights of fighters of exactly { $number }.
skies-foresee-rush = { $rows ->
    [one] THE SHIPS RUSH DOWN ONE ROW.
   *[other] THE SHIPS RUSH DOWN { $rows } ROWS.
}
skies-foresee-mothership-held = The mothership stays where it is.
skies-foresee-mothership-raised = The mothership goes back up.
skies-foresee-repaired = Damage is repaired: { $damage } of { $hits }.
skies-foresee-energy-lost = Energy −{ $amount }, leaves { $energy }.
skies-foresee-die-set = Die { $number } is turned to { $value }.
skies-foresee-counted = { $goal ->
    [0] The count is { $count }.
   *[other] { $count } of { $goal }.
}
skies-foresee-won = THAT WINS THE GAME.
skies-foresee-skull = THAT LOSES: it reaches the skull.
skies-foresee-destroyed-base = THAT LOSES: the base is destroyed.

skies-explain-mothership = { $waiting ->
    [0] The mothership. Ships that come back wait in its bay.
    [one] The mothership. One ship waits in its bay; it drops out at the end of the round.
   *[other] The mothership. { $waiting } ships wait in its bay; they drop out at the end of the round.
}
skies-explain-drop-point = A drop point: here ships leave the mothership.
skies-explain-line = The roofs of the city: a ship that gets this far hits the base.
skies-explain-damage-track = Damage: { $damage } of { $hits }. The skull loses the game.
skies-explain-empty = Empty sky.
skies-explain-below-skull = The mothership never comes down this far: the skull is above.
skies-explain-next = This is what the mothership does next:
skies-explain-research-track = Each step costs the number on the space it enters. The last space wins.
skies-explain-energy-track = Energy pays for rooms and for digging.
skies-room = { $effect ->
    [aa-gun] Anti-aircraft gun.
    [tunnel] Tunnel.
    [energy] Energy room.
    [fighter] Fighter room.
    [research] Research room.
   *[robot] Robot factory.
}
skies-explain-both = Both effects have the same value and are paid once.
skies-explain-wide = Needs a die on each of its { $cells } cells; they are added up.
skies-explain-cost = Costs { $cost } energy.
skies-explain-minus = Its value is { $amount } less than the dice.
skies-explain-plus = Its value is { $amount } more than the dice.
skies-explain-excavator = The excavator stands here. What lies behind it is dug.
skies-explain-not-dug = { $distance ->
    [one] Still rock: any die can be placed here to dig.
   *[other] Still rock, { $distance } cells ahead of the excavator: a die of at least { $needed } can dig this far.
}

skies-at-base = Base row { $row }, column { $column }.
skies-at-sky = Sky row { $row }, column { $column }.
skies-at-edge = Edge of sky row { $row }.
skies-at-drop = Column { $column }.
skies-holds-robot = A robot of { $value } stands here.
skies-holds-tired-robot = A robot of { $value } stands here; it has worked.
skies-answers = Press Enter to choose.

skies-figure-rounds = Rounds
skies-figure-research = Research
skies-figure-shot = Ships shot down
skies-figure-hits = Hits taken
skies-figure-dug = Cells dug
skies-figure-robots = Robots built

skies-help-aim = You win when the research marker reaches its last space. You lose when the mothership’s drop points come down to the skull, or when the damage track is full.
skies-help-round = A round
skies-help-round-1 = Roll five dice and place them one by one, one in each column of the base. Each time all ships of that column fall as many rows as the die shows; then what is printed where they stopped happens, from the top down. On a gun they fall one row less. After a white die, roll the others again.
skies-help-round-2 = Now use the rooms in any order: pay the energy, add the modifier to the die, do it. A wide room needs a die on every cell. Dice you do not want simply go.
skies-help-dig = One die in each round may lie ahead of the excavator, no farther than it shows. In the rooms phase it costs 1 energy to dig that far. What is dug can be used from the next round on.
skies-help-robots = Robots are blue dice that stay. Each may work once in a round, and loses 1 each time. They call no ships.
skies-help-sky = In the sky
skies-help-edge = At the edge: what the mothership does
skies-help-rooms = In the base
skies-help-pieces = Pieces
skies-help-white = White die, with a dark corner
skies-help-white-help = Once it is placed, the dice still in hand are rolled again.
skies-help-blue = Robot, with four light corners
skies-help-blue-help = Lies askew once it has worked this round.
skies-help-excavator = Excavator
skies-help-excavator-help = What lies behind it is dug and lit; the numbers ahead say which die reaches so far.
skies-help-cell = Energy cell
skies-help-cell-help = What a room costs.
skies-help-keys = Keys on the board
skies-help-keys-dice = 1 to 5
skies-help-keys-dice-help = choose a die (or a drop point, or a robot)
skies-help-keys-finish = F
skies-help-keys-finish-help = finish the round
skies-help-keys-discard = D
skies-help-keys-discard-help = discard the die under the cursor
skies-help-keys-build = B
skies-help-keys-build-help = build no robot
