# Ce que dit le planificateur.

problem-not-a-card = « { $found } » n’est pas une carte ; une carte s’écrit avec ses deux moitiés, comme A/red, bots/lift ou heroic_B/heroic_move:upper_red.
problem-packets = il y a { $most } phases au plus, donc pas de cartes pour { $found }.
problem-not-in-hand = les cartes en main ne permettent pas de poser ces actions.

plan-survival = Le vaisseau survit à { $percent } % des tirages de tuiles de dégâts (erreur type { $error }).
plan-score = Score attendu s’il survit : { $score } (erreur type { $error })
plan-no-score = Il a été perdu à chaque tirage : il n’y a pas de score.
plan-effort = Il a fallu { $tries } résolutions pour trouver ces programmes.
plan-draws = { $draws ->
    [1] Aucune tuile n’est piochée, donc rien ne dépend des tirages.
   *[other] Ils ont ensuite été résolus avec { $draws } autres tirages.
}
plan-file = La mission planifiée est dans { $file }
