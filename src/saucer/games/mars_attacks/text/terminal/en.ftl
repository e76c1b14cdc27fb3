# What only the drawing for terminals says.

terminal-round = Round { $round }
terminal-asked = { seat-name }: { $prompt }
terminal-player = Points: { $points } of { $goal }   Counters: { $counters }   Cards: { $cards }   Models to activate: { $able }
terminal-waiting = Waiting to enter:
terminal-hiding = In a hideout:
terminal-dead = Killed:
terminal-gone = Left the board:
terminal-heroics = Heroics points: { $left }
terminal-set = { half-name } (level { $level })
terminal-supports = Supports: { $sets }
terminal-deck = Cards in the deck: { $deck }   Discarded: { $discard }
terminal-hand = { $seat ->
    [0] Hand of the Martians: { $cards }
   *[other] Hand of the humans: { $cards }
}
terminal-none = none
terminal-active = Active: { $name }
terminal-test = { $kind ->
    [strike] { stat-name }: { $dice } dice, { $need } or more
   *[other] { model-name }, { stat-name }: { $dice } dice, { $need } or more
}
terminal-card = { half-name } (card { $card })

terminal-deploy = Deploy
terminal-enter = Enter the board
terminal-authority = Use Authority
terminal-activate = Activate
terminal-name = Name
terminal-choose = Choose
terminal-move = { $manner ->
    [0] Move
    [1] Move for a Heroics point
   *[other] Run for a Heroics point
}
terminal-shift = inside its square
terminal-leave = { $manner ->
    [0] Leave the board for { $points } points
   *[other] Leave the board for { $points } points, by a Heroics point
}
terminal-shoot = { $manner ->
    [0] Shoot
    [1] Aim and shoot
   *[other] Shoot for a Heroics point
}
terminal-odds = kill { $kill } %, panic { $panic } %
terminal-use = Use { $card }
terminal-save = Save the model
terminal-lay = Lay a support
terminal-discard = Discard
terminal-play = Play { $card }
terminal-support = { support-name }
terminal-standing = { $name } (row { $row }, column { $column })
terminal-row = Row { $row }
terminal-column = column { $column }
terminal-direction = { $direction ->
    [0] upwards
    [1] to the right
    [2] downwards
   *[other] to the left
}

terminal-legend =
    M1 a Martian, S1 a soldier, E Eva, T Troy, G the Sergeant; M1* activated, M1~ panicked; who acts is shown reversed
    ━ ┃ a high wall, ╌ ┊ a low one; ─4─ on the edge of the board: the points for leaving there
    { "?" } a face-down counter, ◆ an artefact, ♣ a critter, ⌂ a hideout, ▣ a car, ▲ the burning herd, c a civilian, W the giant insect
    Row 1 is the Martians’, row 8 the humans’. Chances are exact, before cards.
