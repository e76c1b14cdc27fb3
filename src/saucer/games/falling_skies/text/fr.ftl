# Ce que disent les deux éditions. Les lignes et colonnes sont comptées à partir de 1. Chaque édition a ses vaisseaux et ses dés, et les
# nomme dans des messages dont ces phrases se servent : a-ship, the-ship, the-die et d’autres, avec les mêmes arguments.

event-round-began = La manche { $round } commence.
event-dice-rolled = { $rule ->
    [UFS-PLAN-7] Nouveau lancer : { $values }.
   *[other] Les dés montrent { $values }.
}
event-die-placed = { the-value-first } va dans la base, ligne { $row }, colonne { $column }.
event-ships-held = Le canon de la colonne { $column } tient tous les vaisseaux en respect.
event-ship-descended = { $rule ->
    [UFS-DMG-3] { a-ship-first } plonge dans la colonne { $column } jusqu’aux toits.
   *[other] { a-ship-first } plonge dans la colonne { $column } jusqu’à la ligne { $to_row } du ciel.
}
event-ship-carried = Une flèche emporte { the-ship } de la colonne { $from_column } à la colonne { $to_column }.
event-ship-blocked = { $rule ->
    [UFS-PORTAL] { the-ship-first } de la colonne { $column } prendrait bien son portail, mais le passage est bloqué.
   *[other] { the-ship-first } de la colonne { $column } suivrait bien sa flèche, mais un autre lui barre la route.
}
event-mothership-descended = Le vaisseau mère s’abaisse jusqu’à la ligne { $row } du ciel.
event-ship-swept = Le vaisseau mère reprend à son bord { a-ship }.
event-base-hit = { $rule ->
    [UFS-MS-6] Le vaisseau mère tire sur la base ! Dégâts : { $damage }.
    [UFS-DMG-1] { a-ship-first } frappe la base ! Dégâts : { $damage }.
   *[other] La base est touchée ! Dégâts : { $damage }.
}
event-rooms-began = Tous les dés sont à l’œuvre : place aux salles.
event-room-used = { $cost ->
    [0] La salle en ligne { $row }, colonne { $column } travaille avec une valeur de { $value }.
    [one] La salle en ligne { $row }, colonne { $column } travaille avec une valeur de { $value }, pour { $cost } énergie.
   *[other] La salle en ligne { $row }, colonne { $column } travaille avec une valeur de { $value }, pour { $cost } énergies.
}
event-energy-gained = { $amount ->
    [0] Plus de place pour l’énergie : elle reste à { $energy }.
   *[other] L’énergie augmente de { $amount } et passe à { $energy }.
}
event-ship-destroyed = { $rule ->
    [UFS-FTR-1] Les chasseurs abattent { the-ship } sur l’explosion { $number }, colonne { $column }. { the-ship-goes }
   *[other] { the-ship-first } de la colonne { $column } est détruit. { the-ship-goes }
}
event-fighters-missed = Avec une valeur de { $value }, les chasseurs ne trouvent aucune cible.
event-research-advanced = { $spaces ->
    [0] La recherche n’atteint pas la case suivante.
    [one] La recherche avance d’une case, jusqu’à la case { $research }.
   *[other] La recherche avance de { $spaces } cases, jusqu’à la case { $research }.
}
event-robot-built = { $robot ->
    [0] Le robot A, de valeur { $value }, démarre en ligne { $row }, colonne { $column }.
   *[other] Le robot B, de valeur { $value }, démarre en ligne { $row }, colonne { $column }.
}
event-no-robot-built = Aucun robot n’est construit.
event-robot-worn = { $robot ->
    [0] Le robot A a fait son travail et tombe à { $value }.
   *[other] Le robot B a fait son travail et tombe à { $value }.
}
event-robot-gone = { $rule ->
    [UFS-ROBOT-6] { $robot ->
        [0] Le robot A a rendu son dernier service.
       *[other] Le robot B a rendu son dernier service.
    }
    [UFS-ROBOT-9] { $robot ->
        [0] Le robot A se démonte pour renaître.
       *[other] Le robot B se démonte pour renaître.
    }
    [UFS-ROBOT-11] { $robot ->
        [0] Le robot A part à la ferraille, un nouveau prend la relève.
       *[other] Le robot B part à la ferraille, un nouveau prend la relève.
    }
    [UFS-MS-3] { $robot ->
        [0] Le robot A est enseveli dans l’éboulement.
       *[other] Le robot B est enseveli dans l’éboulement.
    }
   *[other] { $robot ->
        [0] Le robot A est retiré du plateau.
       *[other] Le robot B est retiré du plateau.
    }
}
event-excavator-advanced = { $cells ->
    [0] L’excavatrice ne peut pas aller plus loin.
    [one] L’excavatrice creuse une case de plus, jusqu’en ligne { $row }, colonne { $column }.
   *[other] L’excavatrice creuse { $cells } cases de plus, jusqu’en ligne { $row }, colonne { $column }.
}
event-die-discarded = Le dé en ligne { $row }, colonne { $column } est retiré sans effet.
event-mothership-phase-began = Au tour du vaisseau mère.
event-excavator-driven-back = { $cells ->
    [0] L’excavatrice est déjà à son point de départ.
    [one] L’excavatrice recule d’une case, en ligne { $row }, colonne { $column }.
   *[other] L’excavatrice recule de { $cells } cases, en ligne { $row }, colonne { $column }.
}
event-research-lost = { $spaces ->
    [0] Il n’y a encore aucune recherche à perdre.
    [one] Une case de recherche est perdue ; le marqueur est sur la case { $research }.
   *[other] { $spaces } cases de recherche sont perdues ; le marqueur est sur la case { $research }.
}
event-ship-reinforced = { a-ship-first } rejoint l’invasion.
event-ship-spawned = { a-ship-first } surgit au-dessus de la colonne { $column }.
event-won = L’arme est prête. Le vaisseau mère brûle : victoire !
event-lost = { $reason ->
    [skull] Le vaisseau mère est sur la ville. Tout est perdu.
   *[damage] La base s’effondre. Tout est perdu.
}

refusal-not-now = Ce n’est pas le moment.
refusal-no-such-cell = Cette case n’existe pas.
refusal-no-such-die = Ce dé n’existe pas.
refusal-die-placed-already = Ce dé est déjà placé.
refusal-column-taken = La colonne { $column } a déjà son dé pour cette manche.
refusal-excavator-in-the-way = L’excavatrice occupe cette case.
refusal-robot-in-the-way = Un robot occupe cette case : retirez-le d’abord.
refusal-die-in-tunnel = Un dé ne sert à rien dans un tunnel ouvert.
refusal-one-digs-already = Un dé creuse déjà : un seul par manche.
refusal-too-far-to-dig = { $distance ->
    [one] C’est une case plus loin que l’excavatrice : un { $value } ne suffit pas.
   *[other] C’est { $distance } cases plus loin que l’excavatrice : un { $value } ne suffit pas.
}
refusal-no-room-there = Il n’y a pas de salle à utiliser ici.
refusal-room-needs-no-use = Un canon agit quand on y place le dé, pas après.
refusal-not-enough-energy = { $energy ->
    [0] Il en coûte { $cost } en énergie, et vous n’en avez plus.
   *[other] Il en coûte { $cost } en énergie, et vous n’en avez que { $energy }.
}
refusal-room-incomplete = Il faut un dé ou un robot actif dans chaque case de la salle.
refusal-one-effect-only = Cette salle n’a qu’un effet : il n’y a pas d’ordre à choisir.
refusal-die-cannot-dig = Ce dé ne peut pas déplacer l’excavatrice.
refusal-die-not-in-base = Ce dé n’est pas dans la base.
refusal-no-such-robot = Ce robot n’est pas sur le plateau.
refusal-no-place-for-robot = Aucun robot ne peut être construit en ligne { $row }, colonne { $column }.
refusal-take-other-robot = Les deux dés robots sont disponibles : prenez le robot A.
refusal-not-a-spawn-column = Le prochain vaisseau ne peut pas surgir au-dessus de la colonne { $column }.
refusal-cell-closed = Aucun dé ne peut être placé là pour l’instant.
refusal-ability-not-now = Ce pouvoir ne peut pas être utilisé ainsi maintenant.
refusal-no-such-ability = Ce pouvoir n’est pas en jeu.

command-rolled = Lancer : { $values }
command-place = { which-die } en ligne { $row }, colonne { $column }
command-use = { $second_first ->
    [1] Utiliser la salle en ligne { $row }, colonne { $column }, le second effet d’abord
   *[other] Utiliser la salle en ligne { $row }, colonne { $column }
}
command-dig = Creuser avec { the-die }
command-discard = Retirer { the-die } sans effet
command-finish = Terminer la phase des salles
command-build = { $robot ->
    [0] Construire le robot A en ligne { $row }, colonne { $column }
   *[other] Construire le robot B en ligne { $row }, colonne { $column }
}
command-build-nothing = Ne pas construire de robot
command-spawn = Lâcher le vaisseau au-dessus de la colonne { $column }
command-remove-robot = { $robot ->
    [0] Retirer le robot A du plateau
   *[other] Retirer le robot B du plateau
}

effect-aa-gun = Canon antiaérien
effect-aa-gun-help = Un dé placé ici freine aussitôt d’une ligne les vaisseaux de sa colonne.
effect-tunnel = Tunnel
effect-tunnel-help = Un simple passage, sans effet.
effect-energy = Énergie
effect-energy-help = Ajoute sa valeur à votre énergie.
effect-fighter = Chasseurs
effect-fighter-help = Abat tous les vaisseaux posés sur une explosion dont le nombre ne dépasse pas la valeur.
effect-research = Recherche
effect-research-help = Fait avancer le marqueur d’autant de cases que la valeur peut en payer.
effect-robot = Atelier de robots
effect-robot-help = Construit un robot de cette valeur sur une case libre d’une salle excavée. Il travaille dès la manche suivante.

action-none-help = Le vaisseau mère ne fait que descendre.
action-excavator = Éboulement
action-excavator-help = { $amount ->
    [one] L’excavatrice recule d’une case.
   *[other] L’excavatrice recule de { $amount } cases.
}
action-research = Sabotage
action-research-help = { $amount ->
    [one] Vous perdez une case de recherche.
   *[other] Vous perdez { $amount } cases de recherche.
}
action-ship = Renfort
action-damage = Bombardement
action-damage-help = La base subit un dégât.
action-skull = La fin
action-skull-help = Si les points de largage du vaisseau mère atteignent cette ligne, vous avez perdu.

symbol-left = Flèche vers la gauche
symbol-left-help = Un vaisseau qui s’arrête ici glisse d’une case à gauche, sauf si un autre s’y trouve.
symbol-right = Flèche vers la droite
symbol-right-help = Un vaisseau qui s’arrête ici glisse d’une case à droite, sauf si un autre s’y trouve.
symbol-mothership = Signal au vaisseau mère
symbol-mothership-help = Quand un vaisseau s’arrête ici, le vaisseau mère descend aussitôt d’une ligne, sans l’action qu’il y aurait faite.
symbol-explosion = Explosion { $number }
symbol-explosion-help = Des chasseurs d’une valeur d’au moins { $number } abattent un vaisseau posé ici.

ending-won = Victoire
ending-skull = Le vaisseau mère a atteint la ville
ending-damage = La base est détruite
ending-won-help = Votre arme était prête à temps.
ending-skull-help = Les points de largage sont descendus jusqu’au crâne.
ending-damage-help = La piste des dégâts a atteint son crâne.

phase-roll = Les dés roulent
phase-place = Placez les dés
phase-rooms = Utilisez les salles
phase-build = Placez le robot
phase-spawn = Choisissez d’où part le vaisseau
phase-over = La partie est finie
