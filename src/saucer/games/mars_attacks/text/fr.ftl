mars-attacks-title = Mars Attacks : la bataille de Greenville
mars-attacks-blurb = Martiens et humains s’affrontent dans les ruines de Greenville, à deux. Toutes les cartes et l’ensemble du deuxième scénario ont été conçus pour cette édition, non par l’éditeur.

model-name = { $kind ->
    [martian_grunt] Martien { $number }
    [us_soldier] Soldat { $number }
    [eva] Eva
    [troy] Troy
    [sergeant] Sergent
   *[other] Insecte géant
}
other-name = { $other_kind ->
    [martian_grunt] Martien { $other_number }
    [us_soldier] Soldat { $other_number }
    [eva] Eva
    [troy] Troy
    [sergeant] Sergent
   *[other] Insecte géant
}
seat-name = { $seat ->
    [0] Martiens
   *[other] Humains
}
player-name = { $player ->
    [1] Martiens
   *[other] Humains
}
half-name = { $half ->
    [we_come_in_peace] Nous venons en paix
    [small_and_hard] Petite taille difficile
    [we_are_your_friends] Nous sommes vos amis
    [death_ray] Rayon de la mort
    [paralysis_ray] Rayon paralysant
    [mind_control] Contrôle de l’esprit
    [alien_ruse] Ruse alien
    [ever_more] Toujours plus
    [human_ingenuity] Ingéniosité humaine
    [splat] Splat !
    [artillery] Tir d’artillerie
    [strafing] Mitraillage
    [suppressing_fire] Tir de barrage
    [stealth] Furtivité
    [isnt_it_cute] N’est-il pas mignon ?
    [argument] Dispute
    [lucky_escape] Évitement chanceux
    [jam] Enrayement
    [flying_car] Voiture volante
    [stray_shell] Tir perdu
    [keep_your_head_down] Garder la tête baissée
    [walking_barbecue] Barbecue sur pied
    [terror_in_the_streets] Terreur dans les rues !
   *[other] Ailes de la mort
}
stat-name = { $stat ->
    [shoot] Tir
    [fight] Corps à corps
    [survive] Résistance
   *[other] Attaque
}
counter-name = { $counter ->
    [artefact] artefact
   *[other] créature
}
support-name = { $support ->
    [0] Rayon de la mort
    [1] Rayon paralysant
    [2] Tir d’artillerie
    [3] Mitraillage
   *[other] Tir de barrage
}

kind-martian-grunt = Fantassin martien
kind-us-soldier = Soldat américain
kind-eva = Eva
kind-troy = Troy
kind-sergeant = Sergent
kind-insect = Insecte géant
token-covered = Pion caché
token-artefact = Artefact
token-critter = Créature
token-civilian = Civil
token-herd = Troupeau en feu
token-car = Voiture accidentée
token-hideout = Cachette
ability-authority = Autorité : pour un point, ce camp commence le round, avec cette figurine
ability-late-nights = Trop de nuits blanches : pour un point, une case après un tir qui n’a tué personne
ability-follow-me = Suivez-moi ! : pour un point, jusqu’à quatre amis à deux cases au plus agissent après cette figurine
ability-brave = Brave : les tirs et combats contre cette case doivent viser cette figurine

card-we-come-in-peace = Nous venons en paix
card-we-come-in-peace-text = Un dé de plus pour un test de Tir d’un Martien.
card-small-and-hard = Petite taille difficile
card-small-and-hard-text = Un dé de plus pour un test de Résistance d’un Martien.
card-we-are-your-friends = Nous sommes vos amis
card-we-are-your-friends-text = Un dé de plus pour un test de Corps à corps d’un Martien.
card-death-ray = Rayon de la mort
card-death-ray-text = Soutien, jusqu’à 3 : une case, 6 dés à 3+. Avec 2 cartes, vous nommez une ligne ou une colonne et un dé donne la place ; avec 3, vous nommez la case.
card-paralysis-ray = Rayon paralysant
card-paralysis-ray-text = Soutien, jusqu’à 3 : sur une case et les 8 voisines, qui rate un dé contre sa Résistance compte comme activé.
card-mind-control = Contrôle de l’esprit
card-mind-control-text = Utilisez un soutien ennemi comme le vôtre, puis il est défaussé.
card-alien-ruse = Ruse alien
card-alien-ruse-text = Un Martien avance d’une case, activé ou non, et combat qui il rencontre.
card-ever-more = Toujours plus
card-ever-more-text = Un Martien tué revient sur une case de déploiement martienne, puis tire ou avance d’une case.
card-human-ingenuity = Ingéniosité humaine
card-human-ingenuity-text = Un dé de plus pour un test quelconque d’un humain.
card-splat = Splat !
card-splat-text = Un dé de moins pour un test de Résistance d’un Martien.
card-artillery = Tir d’artillerie
card-artillery-text = Soutien, jusqu’à 3 : une case et les 8 voisines, 5 dés à 5+ sur chacune. Avec 2 cartes, vous nommez une ligne ou une colonne ; avec 3, la case.
card-strafing = Mitraillage
card-strafing-text = Soutien, jusqu’à 3 : quatre cases en ligne, 3 dés à 4+ sur chacune. Avec 2 cartes, vous nommez une ligne ou une colonne ; avec 3, la première case.
card-suppressing-fire = Tir de barrage
card-suppressing-fire-text = Soutien, jusqu’à 2 : sur une case et les 8 voisines, qui rate un dé contre sa Résistance panique.
card-stealth = Furtivité
card-stealth-text = Un humain avance d’une case, activé ou non, et combat qui il rencontre.
card-isnt-it-cute = N’est-il pas mignon ?
card-isnt-it-cute-text = Un Martien compte comme activé.
card-argument = Dispute
card-argument-text = Deux Martiens d’une même case, dont un non activé, comptent comme activés.
card-lucky-escape = Évitement chanceux
card-lucky-escape-text = Un humain tué survit.
card-jam = Enrayement
card-jam-text = Défaussez une carte de soutien ennemie ; un soutien en cours d’activation perd un niveau.
card-flying-car = Voiture volante
card-flying-car-text = Une voiture rebondit sur trois cases, 5 dés à 4+ sur chacune, et reste où elle s’arrête.
card-stray-shell = Tir perdu
card-stray-shell-text = L’artillerie frappe une case au hasard et ses voisines.
card-keep-your-head-down = Garder la tête baissée
card-keep-your-head-down-text = Un tir de barrage sur une case au hasard et ses voisines.
card-walking-barbecue = Barbecue sur pied
card-walking-barbecue-text = Un troupeau en feu traverse le champ de bataille : qui est debout panique, qui est à terre est piétiné.
card-terror-in-the-streets = Terreur dans les rues !
card-terror-in-the-streets-text = Un à trois civils apparaissent ; chacun compte comme un pion pour qui le prend.
card-wings-of-death = Ailes de la mort
card-wings-of-death-text = Un insecte géant descend et attaque qui se trouve là.

option-scenario = Scénario
option-scenario-help = Quelle bataille est livrée. La deuxième est de nous ; des autres, nous avons dessiné les cartes.
option-scenario-who-is-there = 1 : Qui est là ?
option-scenario-signal-in-the-rubble = 2 : Un signal dans les décombres (de nous)
option-scenario-protect-and-serve = 3 : Protéger et servir
option-scenario-own = { $scenario } (un scénario de cette maison)
option-panic_testers = Tests de panique
option-panic_testers-help = Qui teste quand une figurine est tuée dans une case.
option-panic_testers-all = toutes les autres figurines
option-panic_testers-all_but_killer = toutes sauf le tueur
option-panic_testers-same_side = son camp seulement
option-refresh_order = Pioche
option-refresh_order-help = Qui défausse et pioche d’abord à la fin d’un round.
option-refresh_order-first_finisher = qui a fini le premier
option-refresh_order-last_mover = qui a fini le dernier
option-cards_after_all_acted = Cartes après la dernière figurine
option-cards_after_all_acted-help = Si l’on peut encore jouer des cartes quand toutes les figurines ont agi, jusqu’à ce que les deux aient passé.
option-cards_after_all_acted-False = non
option-cards_after_all_acted-True = oui
option-own_kill_vp = Figurines tuées par leur propre soutien
option-own_kill_vp-help = Qui marque les points.
option-own_kill_vp-none = personne
option-own_kill_vp-opponent = l’adversaire
option-authority = Autorité
option-authority-help = Ce qu’apporte l’Autorité d’Eva.
option-authority-turn = le premier tour
option-authority-model_only = son activation seule
option-card_per_model = Une carte par figurine
option-card_per_model-help = Si un joueur ne peut utiliser qu’une carte par tour sur chacune de ses figurines.
option-card_per_model-False = non
option-card_per_model-True = oui
option-round_cap = Dernier round
option-round_cap-help = Après combien de rounds la bataille est nulle.
option-round_cap-0 = jamais
option-round_cap-30 = après 30
option-answer_time = Temps de réponse
option-answer_time-help = Secondes pour décider d’une carte en réponse ; ensuite c’est non.
option-answer_time-0 = sans limite
option-answer_time-5 = 5 secondes
option-answer_time-10 = 10 secondes
option-answer_time-20 = 20 secondes
prompt-dealer = Les dés roulent.
prompt-deploy = Déployez votre figurine suivante.
prompt-authority = Utiliser l’Autorité pour commencer ce round ?
prompt-turn = À vous : activez une figurine ou jouez une carte.
prompt-activation = Que fait la figurine active ?
prompt-late = Le tir n’a tué personne : avancer d’une case pour un point ?
prompt-follow = Qui suit ?
prompt-opponent = Qui est attaqué ?
prompt-defence = Combattre, ou résister ?
prompt-window = Utiliser une carte pour ce test ?
prompt-luck = Sauver cette figurine par un Évitement chanceux ?
prompt-jam = Répondre par un Enrayement ?
prompt-aim = Où frapper ?
prompt-refresh = Défaussez ce dont vous ne voulez pas, puis piochez.
prompt-car = D’où vient la voiture ?
prompt-insect = Qui l’insecte attaque-t-il ?
prompt-over = La bataille est finie.
event-counter-placed = Un pion est posé face cachée, ligne { $row }, colonne { $column }.
event-model-deployed = { model-name } se déploie, ligne { $row }, colonne { $column }.
event-round-began = Le round { $round } commence ; le camp « { seat-name } » doit débuter.
event-round-ended = Le round { $round } se termine.
event-authority-used = { model-name } use de son Autorité ; points d’héroïsme restants : { $left }.
event-turn-began = { seat-name } : un nouveau tour.
event-turn-passed = { seat-name } : passent pour ce round.
event-model-activated = { model-name } s’active.
event-model-moved = { model-name } avance, ligne { $row }, colonne { $column }.
event-model-shifted = { model-name } se déplace dans sa case.
event-model-entered = { model-name } entre sur le plateau, ligne { $row }, colonne { $column }.
event-model-left = { model-name } quitte le plateau, ligne { $row }, colonne { $column }.
event-model-stood = { model-name } se relève.
event-model-returned = { model-name } revient, ligne { $row }, colonne { $column }.
event-heroics-spent = { model-name } dépense un point d’héroïsme ; restants : { $left }.
event-followers-called = Suivez-moi ! Figurines qui suivent : { $models }.
event-hideout-empty = La cachette est vide, ligne { $row }, colonne { $column }.
event-hideout-found = { model-name } se cachait ici, ligne { $row }, colonne { $column }.
event-counter-turned = Le pion montre, ligne { $row }, colonne { $column } : { counter-name }.
event-counter-taken = { seat-name } : un pion pris ({ counter-name }), { $count } en tout.
event-civilian-taken = { seat-name } : un civil pris, { $count } pions en tout.
event-shot-fired = { $aimed ->
    [0] { model-name } tire sur { other-name } avec { $dice } dés.
   *[other] { model-name } vise et tire sur { other-name } avec { $dice } dés.
}
event-fight-began = { model-name } combat { other-name } : { $dice } dés contre { $other_dice }.
event-defence-chosen = { model-name } se défend : { stat-name }.
event-dice-changed = { model-name } a maintenant { $dice } dés.
event-dice-rolled = { $kind ->
    [strike] { stat-name } : { $values } ; succès : { $hits }, dés à ajouter : { $again }.
    [insect] { model-name } : { $values } ; succès : { $hits }, dés à ajouter : { $again }.
   *[other] { model-name }, { stat-name } : { $values } ; succès : { $hits }, dés à ajouter : { $again }.
}
event-shot-missed = { other-name } : aucun mal.
event-armour-held = Seule son armure sauve { model-name }.
event-fight-drawn = Personne ne meurt dans le combat de { model-name }.
event-model-killed = { model-name } : mort, ligne { $row }, colonne { $column }.
event-hero-saved = { model-name } en réchappe par un point d’héroïsme ; restants : { $left }.
event-model-saved = { model-name } en réchappe par chance.
event-panic-tested = { model-name } teste la panique : { $value }.
event-model-panicked = { model-name } panique.
event-points-scored = { seat-name } : { $points } de plus, total { $total }.
event-card-drawn = { seat-name } : une carte piochée, { $hand } en main.
event-card-received = Vous avez pioché « { half-name } ».
event-card-played = { seat-name } : joue « { half-name } ».
event-card-discarded = { seat-name } : défausse « { half-name } ».
event-cards-reshuffled = La défausse est mélangée ; cartes dans la pioche : { $cards }.
event-event-replaced = { seat-name } : un événement remplacé, « { half-name } ».
event-event-drawn = { seat-name } : un événement pioché, « { half-name } ».
event-support-laid = { seat-name } : pose { half-name }, niveau { $level }.
event-support-fired = { seat-name } : active { half-name }, niveau { $level }.
event-support-aimed = { half-name } frappe ici, ligne { $row }, colonne { $column }.
event-support-failed = { half-name } ne fait plus rien.
event-set-jammed = { half-name } s’enraye ; niveau restant : { $level }.
event-square-struck = La case est frappée, ligne { $row }, colonne { $column }, avec { $dice } dés.
event-model-steady = { model-name } tient bon : { $value }.
event-model-paralysed = { model-name } ne peut plus bouger : { $value }.
event-model-distracted = { model-name } a la tête ailleurs et compte comme activé.
event-shell-falls = Cela tombe ici, ligne { $row }, colonne { $column }.
event-car-landed = La voiture atterrit ici, ligne { $row }, colonne { $column } ; cases touchées : { $squares }.
event-herd-appeared = Un troupeau en feu entre ici, ligne { $row }, colonne { $column }.
event-herd-moved = Le troupeau court, ligne { $row }, colonne { $column }.
event-herd-stopped = Un mur arrête le troupeau.
event-herd-gone = Le troupeau quitte le plateau.
event-civilian-appeared = Un civil apparaît, ligne { $row }, colonne { $column }.
event-civilian-moved = Un civil court, ligne { $row }, colonne { $column }.
event-civilian-gone = Un civil quitte le plateau.
event-insect-appeared = Un insecte géant descend, ligne { $row }, colonne { $column }.
event-insect-moved = L’insecte vole, ligne { $row }, colonne { $column }.
event-insect-attacks = L’insecte attaque { model-name }, au choix de « { seat-name } ».
event-carried-off = { model-name } : enlèvement par l’insecte, ligne { $row }, colonne { $column }.
event-insect-gone = L’insecte a disparu.
event-battle-ended = { $seat ->
    [0] Les Martiens gagnent la bataille.
    [1] Les humains gagnent la bataille.
   *[other] La bataille est nulle.
}
command-rolled = Les dés montrent { $values }.
command-drawn = { player-name } : carte { $cards }.
command-turned = Le pion est le numéro { $counters } (1 artefact, 2 créature).
command-found = La cachette : { $hideouts } (1 quelqu’un, 2 personne).
command-tick = Il est { $at } ms.
command-deploy = Déployer sur la case { $square }
command-authority = Utiliser l’Autorité de la figurine { $model }
command-activate = Activer la figurine { $model }
command-end-turn = Finir le tour
command-pass = Passer pour ce round
command-enter = Entrer sur la case { $square }
command-move = { $manner ->
    [0] Avancer sur la case { $square }
    [1] Avancer sur la case { $square } pour un point d’héroïsme
   *[other] Courir sur la case { $square } pour un point d’héroïsme
}
command-leave = { $manner ->
    [0] Quitter le plateau
   *[other] Quitter le plateau pour un point d’héroïsme
}
command-stand = Se relever
command-shoot = { $manner ->
    [0] Tirer sur la figurine { $target }
    [1] Viser et tirer sur la figurine { $target }
   *[other] Tirer sur la figurine { $target } pour un point d’héroïsme
}
command-fight = { $heroic ->
    [0] Combattre
   *[other] Combattre pour un point d’héroïsme
}
command-stop = S’arrêter là
command-follow = Appeler les autres : Suivez-moi !
command-name = Nommer la figurine { $model }
command-choose = Choisir la figurine { $model }
command-defend = { $stat ->
    [1] Se défendre : Corps à corps
   *[other] Se défendre : Résistance
}
command-use = Utiliser la carte { $card } sur le test { $test }
command-save = Sauver la figurine avec la carte { $card }
command-decline = Non
command-lay = Poser la carte de soutien { $card }
command-fire = Activer : { support-name }
command-aim-along = Viser le long de { $along } (0 à 7 lignes, 8 à 15 colonnes), sens { $direction }
command-aim-at = Viser la case { $square }, sens { $direction }
command-control = Contrôle de l’esprit avec la carte { $card } : { support-name }
command-sneak = Avancer la figurine { $model } sur la case { $square } avec la carte { $card }
command-return = Ramener la figurine { $model } sur la case { $square } avec la carte { $card }
command-charm = Distraire la figurine { $model } avec la carte { $card }
command-quarrel = Faire se disputer les figurines { $model } et { $other } avec la carte { $card }
command-jam = Enrayer avec la carte { $card } : { support-name }
command-discard = Défausser la carte { $card }
command-keep = Garder le reste et piocher
command-drive = { $leftwards ->
    [0] De gauche à droite
   *[other] De droite à gauche
}
refusal-not-for-people = Seul le donneur fait cela.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-a-choice = Ce n’est pas parmi les choix.
refusal-decide-now = Une autre décision passe d’abord.
refusal-no-such-square = Cette case n’existe pas.
refusal-no-such-model = Cette figurine n’existe pas.
refusal-not-your-model = Ce n’est pas votre figurine.
refusal-already-activated = Cette figurine ne peut plus agir dans ce round.
refusal-act-first-with-another = La carte ou la capacité déjà utilisée concerne une autre figurine.
refusal-option-used = Ce tour est épuisé : deux figurines, ou une figurine et une carte.
refusal-must-activate = Vous devez encore activer une figurine.
refusal-models-able = On ne peut pas passer tant qu’une figurine peut agir.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-wrong-card = Cette carte ne peut pas servir ainsi maintenant.
refusal-card-limit = Vous ne pouvez plus jouer de carte dans ce tour.
refusal-model-has-card = Une carte a déjà été utilisée sur cette figurine dans ce tour.
refusal-set-full = On ne peut plus poser de carte de ce type.
refusal-set-fresh = Une carte a été ajoutée à ce soutien dans ce tour.
refusal-set-too-small = Ces cartes ne font encore rien.
refusal-not-your-set = Ces soutiens ne sont pas les vôtres.
refusal-must-fight = Un ennemi est ici : la figurine ne peut que combattre.
refusal-must-stand = Une figurine paniquée doit d’abord se relever.
refusal-must-enter = La figurine doit d’abord entrer sur le plateau.
refusal-nobody-to-fight = Il n’y a personne à combattre ici maintenant.
refusal-no-moves-left = La figurine ne peut plus avancer.
refusal-no-shot-left = La figurine ne peut plus tirer.
refusal-square-full = Six figurines s’y trouvent déjà.
refusal-no-way-there = Aucun chemin ne mène à cette case.
refusal-enemy-beside = Une figurine ne peut pas tirer tant qu’un ennemi est dans sa case.
refusal-cannot-leave = Cette figurine ne peut pas quitter le plateau ici.
refusal-no-target = Ce n’est pas une cible.
refusal-friend-there = Un ami est dans la case de la cible.
refusal-out-of-range = La cible est hors de portée.
refusal-out-of-sight = La cible n’est pas visible.
refusal-brave-first = Quelqu’un de brave se tient là et s’expose au tir.
refusal-cannot-aim = Une figurine qui a bougé ne peut pas viser.
refusal-no-heroics = Il n’y a pas de point d’héroïsme à dépenser maintenant.
ending-points = Assez de points de victoire
ending-extermination = Un camp n’a plus de figurines
ending-draw = Le dernier round est fini : partie nulle
