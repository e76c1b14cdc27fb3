# What the planner says.

problem-not-a-card = “{ $found }” is no card; a card is its two halves, like A/red, bots/lift or heroic_B/heroic_move:upper_red.
problem-packets = there are { $most } phases at most, so there cannot be cards for { $found }.
problem-not-in-hand = these entries cannot be laid with the cards in hand.

plan-survival = The ship survives { $percent } % of the draws of damage tiles (standard error { $error }).
plan-score = Expected score where it survives: { $score } (standard error { $error })
plan-no-score = It was lost with every draw, so there is no score.
plan-effort = Programs were resolved { $tries } times to find these.
plan-draws = { $draws ->
    [1] No damage tile is drawn, so nothing depends on the draws.
   *[other] These were then resolved with { $draws } other draws.
}
plan-file = The planned mission is in { $file }
