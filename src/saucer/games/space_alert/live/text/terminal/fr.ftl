# Ce que seul le terminal dit.

terminal-coming = T+{ $turn }, { $zone } : { $name }
terminal-card = { kind-name }
terminal-half = { $half ->
    [0] Côté action
   *[other] Côté déplacement
}
terminal-slot = { member-name }, case { $slot }
terminal-take-back = Reprendre la carte
terminal-turn-card = Retourner la carte
terminal-move = Déplacer la carte à la case { $to }
