# What the drawing for terminals says of the nine cards only.

terminal-die = { $colour ->
    [white] Die { $number }: white { $value }
   *[dark] Die { $number }: black { $value }
}

terminal-legend =
    ◆ green ship, ◈ red ship, ▼ signal to the mothership, ← → arrows, ✶3 explosion 3, > what the mothership does next
    (4) white die, [4] black die, A<4> robot, z if it has worked this round, ◀◀ excavator, ░░░ not dug out yet, == one wide room
