toy-title = Toy
toy-blurb = Call the other’s card.
event-card-dealt = Seat { $seat } gets a { $card }.
event-card-called = Seat { $seat } calls a { $card }.
event-second-passed = { $left ->
    [one] One second left.
   *[other] { $left } seconds left.
}
refusal-no-such-card = There is no such card.
command-deal = Deal { $cards }
command-call = Call { $card }
command-tick = It is { $at }
ending-called = Called
ending-draw = A draw
