# What only the terminal says.

terminal-coming = T+{ $turn }, { $zone }: { $name }
terminal-card = { kind-name }
terminal-half = { $half ->
    [0] Action on top
   *[other] Movement on top
}
terminal-slot = { member-name }, slot { $slot }
terminal-take-back = Take the card back
terminal-turn-card = Turn the card
terminal-move = Move the card to slot { $to }
