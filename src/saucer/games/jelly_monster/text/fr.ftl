jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Tout le monde lance et place ses dés en même temps. Dominez les quartiers, récoltez les gelées et méfiez-vous des plus rapides. Les faces des quartiers et les Jelly-pods ont été conçus pour cette édition, non par l’éditeur.

seat-name = { $seat ->
    [0] Bleu
    [1] Rouge
    [2] Vert
    [3] Jaune
   *[other] Violet
}
owner-name = { $owner ->
    [0] Bleu
    [1] Rouge
    [2] Vert
    [3] Jaune
   *[other] Violet
}
to-name = { $to ->
    [0] Bleu
    [1] Rouge
    [2] Vert
    [3] Jaune
   *[other] Violet
}
player-name = { $player ->
    [1] Bleu
    [2] Rouge
    [3] Vert
    [4] Jaune
   *[other] Violet
}
district-name = { $district ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] G
}
zone-name = { $zone ->
    [0] première
    [1] deuxième
   *[other] troisième
}

face-docks = Docks
face-laboratory = Laboratoire
face-station = Gare
face-tunnel = Tunnel
face-market = Marché
face-bank = Banque
face-museum = Musée
face-casino = Casino
face-stadium = Stade
face-observatory = Observatoire
face-hospital = Hôpital
face-aquarium = Aquarium
face-park = Parc
face-parade = Parade
face-tower = Tour
face-town-hall = Mairie
face-name = { $face ->
    [0] { face-docks }
    [1] { face-laboratory }
    [2] { face-station }
    [3] { face-tunnel }
    [4] { face-market }
    [5] { face-bank }
    [6] { face-museum }
    [7] { face-casino }
    [8] { face-stadium }
    [9] { face-observatory }
    [10] { face-hospital }
    [11] { face-aquarium }
    [12] { face-park }
    [13] { face-parade }
    [14] { face-tower }
   *[other] { face-town-hall }
}

prompt-laying = La ville se construit.
prompt-waiting = Dites que vous êtes prêt pour la manche { $round }.
prompt-countdown = Attention : la manche va commencer.
prompt-placing = Lancez, puis placez un dé ou aucun.
prompt-scoring = C’est le décompte de la manche.
prompt-opening = On ouvre les Jelly-pods.
prompt-over = La partie est terminée.

option-faces = Quartiers
option-faces-help = Les faces à lumières vertes sont plus simples et conviennent à une première partie. Toutes les faces sont de notre conception.
option-faces-green = Lumières vertes seulement
option-faces-random = Faces au hasard
option-variant = Tempo
option-variant-help = En direct : tous à la fois, contre la montre. Réfléchi : chacun choisit en secret, puis tous les choix sont exécutés ; sans horloge.
option-variant-live = En direct
option-variant-thinking = Réfléchi
option-hourglass = Sablier
option-hourglass-help = Le temps qui reste aux autres quand quelqu’un a placé tous ses dés et retourné le sablier.
option-hourglass-10 = 10 secondes
option-hourglass-20 = 20 secondes
option-hourglass-0 = Pas de sablier
option-barrier = Barrières
option-barrier-help = Automatique : dès votre dernier dé placé, votre barrière va là où votre avance est la plus grande.
option-barrier-chosen = Au choix du joueur
option-barrier-automatic = Automatique
option-flip = Retourner le sablier
option-flip-help = Automatique : le sablier est retourné dès que quelqu’un a placé tous ses dés.
option-flip-chosen = Au choix du joueur
option-flip-automatic = Automatique
option-cap = Manche la plus longue
option-cap-help = Passé ce temps, la manche s’arrête dans tous les cas.
option-cap-90 = Une minute et demie
option-cap-180 = Trois minutes
option-cap-300 = Cinq minutes
option-dispute = Double flèche sans accord
option-dispute-help = Ce que gagnent des joueurs à égalité qui ne choisissent pas le même côté.
option-dispute-nothing = Rien
option-dispute-chance = Le côté que le hasard désigne

event-district-laid = Le quartier { district-name } est : { face-name }.
event-drone-aimed = Le drone désigne le quartier { district-name } : le décompte commencera là.
event-round-began = La manche { $round } se prépare.
event-said-ready = { seat-name } est prêt.
event-countdown-began = { $seconds ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $seconds } secondes.
}
event-placing-began = Manche { $round } : partez !
event-dice-rolled = { seat-name } lance { $values }.
event-roll-skipped = { seat-name } n’en place aucun.
event-plan-laid = { seat-name } a choisi.
event-die-placed = { seat-name } place un { $value } au quartier { district-name }.
event-die-expelled = { seat-name } expulse du quartier { district-name } un { $value } de { owner-name }, qui va au centre-ville.
event-target-moved = { seat-name } déplace la cible du quartier { district-name } vers la { zone-name } zone.
event-effect-lost = Trop tard : l’effet de { seat-name } au quartier { district-name } est perdu.
event-placement-failed = Le quartier { district-name } vient d’être bloqué : { seat-name } garde son { $value } et tout son lancer.
event-dice-finished = { seat-name } a placé tous ses dés.
event-entrance-blocked = { seat-name } bloque le quartier { district-name }.
event-block-failed = Le quartier { district-name } vient d’être bloqué : { seat-name } garde sa barrière.
event-rest-declined = { seat-name } en reste là.
event-timer-turned = { $seconds ->
    [0] { seat-name } retourne le sablier : encore { $steps } étapes !
   *[other] { seat-name } retourne le sablier : encore { $seconds } secondes !
}
event-flip-failed = { seat-name } voulait retourner le sablier, mais un autre a été plus rapide.
event-time-ran-out = Temps écoulé ! On ne touche plus aux dés.
event-scoring-began = Décompte de la manche { $round }.
event-dice-cancelled = Quartier { district-name } : { $dice } dés de { seat-name } de valeur { $value } s’annulent.
event-majority-found = { $rule ->
    [JM-SCORE-4] Quartier { district-name } : { seat-name }, à égalité en tête avec { $total }, remporte la { zone-name } zone.
   *[other] Quartier { district-name } : { seat-name } est majoritaire avec { $total } et remporte la { zone-name } zone.
}
event-nobody-present = Quartier { district-name } : il n’y a personne, personne ne gagne rien.
event-jelly-gained = { $amount ->
    [one] { seat-name } prend { $amount } gelée.
   *[other] { seat-name } prend { $amount } gelées.
}
event-jelly-paid = { $amount ->
    [one] { seat-name } donne { $amount } gelée à { to-name }.
   *[other] { seat-name } donne { $amount } gelées à { to-name }.
}
event-pod-drawn = { seat-name } pioche un Jelly-pod. Il en reste { $left }.
event-pod-seen = { $value ->
    [0] Le Jelly-pod que pioche { seat-name } porte un point d’interrogation : un dé le dira.
   *[other] Le Jelly-pod que pioche { seat-name } contient { $value } gelées.
}
event-pods-short = { $left ->
    [0] Il ne reste aucun Jelly-pod : personne ne pioche.
   *[other] Il n’y a pas assez de Jelly-pods pour { $wanted } joueurs : personne ne pioche.
}
event-pod-discarded = { seat-name } défausse un Jelly-pod.
event-discard-seen = { $value ->
    [0] Le Jelly-pod que défausse { seat-name } portait un point d’interrogation.
   *[other] Le Jelly-pod que défausse { seat-name } contenait { $value } gelées.
}
event-nothing-to-discard = { seat-name } n’a aucun Jelly-pod à défausser.
event-reward-copied = La récompense est celle du quartier { district-name }, { zone-name } zone.
event-copy-looped = Les flèches ramènent au quartier { district-name } : aucune gelée.
event-voted = { seat-name } a choisi un côté.
event-vote-shown = { $right ->
    [0] { seat-name } a choisi la gauche.
   *[other] { seat-name } a choisi la droite.
}
event-voters-disagreed = { $by_chance ->
    [0] Ils ne sont pas d’accord : la récompense est perdue.
   *[other] Ils ne sont pas d’accord : le hasard décide.
}
event-dispute-settled = { $right ->
    [0] Le hasard tranche : à gauche.
   *[other] Le hasard tranche : à droite.
}
event-choice-timed-out = { seat-name } a trop tardé : l’horloge choisit.
event-centre-scored = { $dice ->
    [one] { seat-name } a le plus de dés au centre-ville : un seul.
   *[other] { seat-name } a le plus de dés au centre-ville : { $dice }.
}
event-centre-empty = Personne n’a de dé au centre-ville.
event-pods-revealed = { $pods ->
    [0] { seat-name } n’a pas de Jelly-pods.
   *[other] { seat-name } ouvre ses Jelly-pods : { $values } (0 est un point d’interrogation).
}
event-questions-rolled = { seat-name } lance les dés des points d’interrogation : { $values }.
event-score-counted = { $score ->
    [one] { seat-name } a { $score } gelée en tout.
   *[other] { seat-name } a { $score } gelées en tout.
}
event-game-won = { $score ->
    [one] { seat-name } gagne avec { $score } gelée !
   *[other] { seat-name } gagne avec { $score } gelées !
}

command-laid = Poser la face { $faces }
command-aimed = Pointer le drone vers le quartier { $districts }
command-rolled = Lancer { $values } pour { player-name }
command-drawn = Donner le Jelly-pod { $pods } à { player-name }
command-settled = Désigner le côté { $sides }
command-opened = Lancer { $values } pour les points d’interrogation de { player-name }
command-ready = Prêt
command-roll = Lancer
command-skip = N’en placer aucun
command-place = Placer un { $value } au quartier { district-name }
command-expel = Placer un { $value } au quartier { district-name } et expulser un { $expelled } de { owner-name }
command-move = { $away ->
    [0] Placer un { $value } au quartier { district-name } et reculer la cible vers l’entrée
   *[other] Placer un { $value } au quartier { district-name } et avancer la cible vers le centre-ville
}
command-block = Bloquer le quartier { district-name }
command-flip = Retourner le sablier
command-decline = Ne rien faire de plus
command-wait = Attendre
command-discard = { $pod ->
    [0] Défausser un Jelly-pod de 2 gelées
    [1] Défausser un Jelly-pod de 3 gelées
    [2] Défausser un Jelly-pod de 4 gelées
    [3] Défausser un Jelly-pod de 5 gelées
    [4] Défausser un Jelly-pod de 6 gelées
   *[other] Défausser un Jelly-pod à point d’interrogation
}
command-vote = { $right ->
    [0] Copier le quartier de gauche
   *[other] Copier le quartier de droite
}
command-give = Donner 1 gelée à { to-name }
command-tick = Il est { $at }

refusal-not-for-people = Seuls le donneur et l’horloge font cela.
refusal-not-running = On ne touche pas aux dés : la manche n’est pas en cours.
refusal-not-asked = Personne ne vous le demande maintenant.
refusal-already-running = La manche a déjà commencé.
refusal-roll-first = Lancez d’abord vos dés.
refusal-rolled-already = Vos dés sont lancés : placez-en un, ou aucun.
refusal-no-dice-left = Vous avez placé tous vos dés.
refusal-dice-left = { $dice ->
    [one] Placez d’abord votre dernier dé.
   *[other] Placez d’abord vos { $dice } dés.
}
refusal-die-not-in-roll = Votre lancer ne montre pas de { $value }.
refusal-no-such-district = Ce quartier n’existe pas.
refusal-entrance-blocked = Cette entrée est bloquée.
refusal-no-such-effect = Un { $value } n’a pas cet effet.
refusal-die-not-there = Il n’y a pas de tel dé à cette entrée.
refusal-target-at-the-end = La cible ne peut pas aller par là.
refusal-barrier-used = Vous n’avez plus de barrière pour cette manche.
refusal-timer-turned = Le sablier a déjà été retourné.
refusal-no-timer = Cette partie se joue sans sablier.
refusal-must-be-covered = En tempo réfléchi, les choix restent cachés.
refusal-must-be-open = En direct, les choix sont ouverts.
refusal-decide-now = Ce choix n’est pas possible maintenant.
refusal-not-your-pod = Vous n’avez pas de tel Jelly-pod.
refusal-not-to-them = Ce joueur ne peut rien recevoir de vous maintenant.

ending-most-jelly = Le plus de gelées
ending-shared = Victoire partagée

bot-careless-child = Enfant étourdi
bot-careless-person = Adulte étourdi
bot-careless-machine = Machine étourdie
bot-canny-child = Enfant avisé
bot-canny-person = Adulte avisé
bot-canny-machine = Machine avisée
bot-cunning-child = Enfant rusé
bot-cunning-person = Adulte rusé
bot-cunning-machine = Machine rusée
