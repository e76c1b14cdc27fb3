# Les mots dont seul le plateau du navigateur a besoin.

jelly-city = Les quartiers autour du monstre
jelly-tray = Vos dés et ce que vous possédez
jelly-dice = Vos dés
jelly-rivals = Les autres joueurs
jelly-effects = Que doit faire le dé ?
jelly-last = Tous les dés sont placés
jelly-round = Manche { $round } sur { $of }
jelly-level-live = { $faces ->
    [green] En direct, quartiers simples
   *[other] En direct, ville folle
}
jelly-level-thinking = { $faces ->
    [green] Réfléchi, quartiers simples
   *[other] Réfléchi, ville folle
}

jelly-prompt-laying = La ville se construit.
jelly-prompt-waiting = Dites que vous êtes prêt pour la manche { $round }.
jelly-prompt-countdown = Attention : la manche { $round } va commencer.
jelly-prompt-placing = Lancez, puis placez un dé ou aucun. Tous à la fois !
jelly-prompt-rolling = Lancez vos dés.
jelly-prompt-deciding = Placez un de ces dés, ou aucun.
jelly-prompt-finished = Tous vos dés sont placés : bloquez une entrée, retournez le sablier, ou restez-en là.
jelly-prompt-planned = Vous avez choisi. Les autres réfléchissent encore.
jelly-prompt-scoring = C’est le décompte de la manche.
jelly-prompt-draw = On pioche un Jelly-pod.
jelly-prompt-discard = Un de vos Jelly-pods doit partir : lequel ?
jelly-prompt-vote = La double flèche est à vous : gauche ou droite ?
jelly-prompt-pay = Vous n’avez pas assez de gelées pour tous : qui en reçoit ?
jelly-prompt-side = Les votants ne sont pas d’accord : le hasard décide.
jelly-prompt-opening = On ouvre les Jelly-pods.
jelly-prompt-over = La partie est terminée.

jelly-hint-roll = Lancez tous vos dés. Tout le monde joue en même temps.
jelly-hint-die = Choisissez un dé, puis un quartier. Un 1 ou un 2 peut expulser un dé, un 3 ou un 4 peut déplacer la cible.
jelly-hint-district = Choisissez un quartier pour le { $value } : chacun montre ce que vous y auriez.
jelly-hint-effect = Choisissez ce que fait le dé.
jelly-hint-last = Vous avez fini. Bloquez une entrée, retournez le sablier contre les autres, ou restez-en là.
jelly-hint-block = Choisissez l’entrée que plus personne ne pourra utiliser.
jelly-hint-finished = Vous avez placé tous vos dés. Les autres continuent.
jelly-hint-asked = Choisissez avant la fin du temps, sinon l’horloge choisit pour vous.
jelly-hint-choosing = On attend le choix de { $names }.
jelly-hint-waiting = { $count ->
    [one] { $names } n’est pas encore prêt.
   *[other] { $names } ne sont pas encore prêts.
}
jelly-hint-only-you = Il ne manque plus que vous.
jelly-hint-soon = Tout le monde est prêt.
jelly-hint-paused = Le temps est suspendu jusqu’à ce que tous reprennent.
jelly-hint-laying = On pose les quartiers et le drone.
jelly-hint-countdown = Les doigts sur les dés !
jelly-hint-scoring = Quartier par quartier, dans le sens horaire à partir du drone. Les dés égaux d’une couleur s’annulent.
jelly-hint-opening = Que contiennent les Jelly-pods ?
jelly-hint-over = Les faces des quartiers et les Jelly-pods sont de notre conception, non de l’éditeur.

jelly-ready = Prêt pour la manche { $round }
jelly-roll = Lancer
jelly-skip = Passer et relancer
jelly-skip-step = N’en placer aucun
jelly-block = Bloquer une entrée
jelly-block-where = Quelle entrée ?
jelly-flip = Retourner le sablier
jelly-wait = Attendre
jelly-decline = En rester là
jelly-back = Retour
jelly-key-space = Espace
jelly-rolls-on = Les lancers s’enchaînent

jelly-die = Un { $value }
jelly-die-rolling = Un dé en l’air
jelly-mine = { $jelly ->
    [one] Vous avez { $jelly } gelée.
   *[other] Vous avez { $jelly } gelées.
}
jelly-my-pods = { $count ->
    [0] Vous n’avez pas de Jelly-pod.
   *[other] Vos Jelly-pods contiennent { $values } ; 0 est un point d’interrogation.
}
jelly-planned = Votre choix est caché : { $plan }.
jelly-seconds = { $seconds } s
jelly-seconds-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Encore { $seconds } secondes
}
jelly-steps-left = { $steps ->
    [one] Plus qu’une étape
   *[other] Encore { $steps } étapes
}

jelly-ask-discard = Quel Jelly-pod défaussez-vous ? Personne d’autre ne le voit.
jelly-ask-vote = Où pointe la flèche ? Les joueurs à égalité doivent être d’accord.
jelly-ask-give = À qui donnez-vous 1 gelée ?
jelly-vote = { $right ->
    [0] À gauche : quartier { district-name }, { $face }
   *[other] À droite : quartier { district-name }, { $face }
}

jelly-effect-none = Le placer, sans effet
jelly-effect-expel = Expulser le { $value } de { owner-name }
jelly-effect-move = { $away ->
    [0] Cible vers l’entrée : { $reward }
   *[other] Cible vers le centre : { $reward }
}

jelly-effect-stay = { $away ->
    [0] Cible vers l’entrée
   *[other] Cible vers le centre
}
jelly-effect-gone = Trop tard : aucun effet.

jelly-would-alone = Avec un { $value }, vous auriez { $sum } et vous mèneriez.
jelly-would-tied = Avec un { $value }, vous auriez { $sum }, à égalité en tête.
jelly-would-not = Avec un { $value }, vous auriez { $sum }, sans mener.
jelly-would-cancel = Un second { $value } annulerait le premier : vous auriez { $sum }.

jelly-say-district = Quartier { district-name }, { $face }.
jelly-say-target = La cible est sur la { zone-name } zone : { $reward }.
jelly-say-leads-to = La flèche mène au quartier { district-name }, { $face } : { $reward }.
jelly-say-leads-nowhere = Les flèches reviennent ici : aucune gelée.
jelly-say-zone = { $zone ->
    [0] Première zone : { $reward }.
    [1] Deuxième zone : { $reward }.
   *[other] Troisième zone : { $reward }.
}
jelly-say-ours = De notre conception.
jelly-say-nobody = Personne n’est à l’entrée.
jelly-say-leads = { seat-name } mène avec { $sum } (dés { $dice }).
jelly-say-tied = { seat-name } est à égalité en tête avec { $sum } (dés { $dice }).
jelly-say-present = { seat-name } a { $sum } (dés { $dice }).
jelly-say-blocked = Bloqué par { seat-name }.
jelly-say-centre = { $stack ->
    [one] Le centre-ville : il reste un Jelly-pod.
   *[other] Le centre-ville : il reste { $stack } Jelly-pods.
}
jelly-say-centre-empty = Aucun dé ne s’y trouve.
jelly-say-centre-dice = { $count ->
    [one] { seat-name } y a un dé.
   *[other] { seat-name } y a { $count } dés.
}
jelly-say-player = { $jelly ->
    [one] { $pods ->
        [one] { $name }, { seat-name } : { $jelly } gelée, { $pods } Jelly-pod.
       *[other] { $name }, { seat-name } : { $jelly } gelée, { $pods } Jelly-pods.
    }
   *[other] { $pods ->
        [one] { $name }, { seat-name } : { $jelly } gelées, { $pods } Jelly-pod.
       *[other] { $name }, { seat-name } : { $jelly } gelées, { $pods } Jelly-pods.
    }
}
jelly-say-score = { $score } en tout.
jelly-say-pods = Les Jelly-pods contiennent { $values } ; 0 est un point d’interrogation.
jelly-say-hand = { $dice ->
    [0] Plus de dés.
    [one] Encore un dé.
   *[other] Encore { $dice } dés.
}
jelly-say-status = { $status ->
    [ready] Prêt.
    [unready] Pas encore prêt.
    [rolling] Lance ses dés.
    [deciding] Réfléchit.
    [planned] A choisi.
    [finished] A placé tous ses dés.
    [resting] Ne fait plus rien.
   *[choosing] Doit choisir.
}
jelly-say-most = A le plus de gelées.

jelly-figure-rounds = Manches
jelly-figure-stack = Jelly-pods restants
jelly-statistic-score = Gelées en tout
jelly-statistic-won = Quartiers gagnés
jelly-statistic-gained = Gelées des quartiers
jelly-statistic-pods = Jelly-pods piochés
jelly-statistic-expelled = Dés expulsés
jelly-statistic-lost = Ses dés expulsés
jelly-statistic-moved = Cibles déplacées
jelly-statistic-barriers = Barrières
jelly-statistic-turned = Sablier retourné
jelly-statistic-skipped = Lancers passés
