# What only the drawing for terminals says.

terminal-round = Round { $round } of { $rounds }
terminal-steps = { $steps ->
    [one] { seat-name } has turned the timer: this is the last step.
   *[other] { seat-name } has turned the timer: { $steps } steps are left.
}
terminal-letter = { district-name }
terminal-zone = { zone-name }
terminal-entrance = at the entrance
terminal-blocked = barrier of { seat-name }
terminal-centre = { $left ->
    [one] Centre (one pod left)
   *[other] Centre ({ $left } pods left)
}
terminal-player = { $pods ->
    [one] { $jelly } Jelly, one pod
   *[other] { $jelly } Jelly, { $pods } pods
}
terminal-score = { $score } Jelly in all
terminal-finished = all dice placed
terminal-barrier = barrier in hand

terminal-die = Place a { $value }
terminal-where = District { district-name }, { face-name }: { $reward }
terminal-no-effect = without effect
terminal-expel = expel a { $expelled } of { owner-name }
terminal-move = { $away ->
    [0] move the target towards the entrance
   *[other] move the target towards the centre
}

terminal-legend =
    { "»6«" } the targeted reward: 6 Jelly, ▶ scored first, 5+3=8★ dice, their sum as it counts, and who leads, ■ a die
    ● draw a pod, -● discard one, 2×● 2 Jelly for each pod, ← → ↔ copy the district on the left, on the right, on either side
    ⇐1 take 1 Jelly from each other player, ⇒1 give 1 to each, 5/2 for the first and the second, 4/+1 for the first and all others
    { "1-2:7 3+:●" } with one or two dice 7 Jelly, with three or more a pod
    A 1 or 2 may expel a die that lies there, a 3 or 4 may move the target; equal dice of a colour cancel each other.
