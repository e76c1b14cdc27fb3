# What the drawing for terminals says of the boxed edition only.

terminal-city = { $city } · { $side } · ★ { $stars }

terminal-die = { $colour ->
    [white] Die { $number }: white { $value }
   *[dark] Die { $number }: grey { $value }
}

terminal-unused = (Not used yet.)
terminal-used = (Used.)
terminal-count = { $goal ->
    [0] ({ $count } so far.)
   *[other] ({ $count } of { $goal }.)
}

terminal-legend =
    ◆ purple ship, ◈ white ship, ● orange ship, ▼ signal to the mothership, ← → arrows, ✶3 explosion 3, ✹3 red explosion 3
    ⊕ ⊗ portals, two of a kind on a tile, ◌ token, > what the mothership does next
    (4) white die, [4] grey die, A<4> robot, z if it has worked this round, ◀◀ excavator, ░░░ not dug out yet, == one wide room
