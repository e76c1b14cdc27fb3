space-alert-title = Space Alert
space-alert-blurb = Dix minutes pour planifier ensemble pendant que la voix du vaisseau annonce menace après menace ; ensuite le vaisseau raconte ce que vous avez vraiment fait. D’un à cinq joueurs, avec des androïdes pour compléter l’équipage.

person-name = { $seat ->
    [0] Le joueur 1
    [1] Le joueur 2
    [2] Le joueur 3
    [3] Le joueur 4
    [4] Le joueur 5
   *[other] { $seat }
}
receiver-name = { $receiver ->
    [0] Le joueur 1
    [1] Le joueur 2
    [2] Le joueur 3
    [3] Le joueur 4
    [4] Le joueur 5
   *[other] { $receiver }
}
player-name = { $player ->
    [1] Le joueur 1
    [2] Le joueur 2
    [3] Le joueur 3
    [4] Le joueur 4
   *[other] Le joueur 5
}
member-name = { $member ->
    [0] Le capitaine
    [1] L’équipier 2
    [2] L’équipier 3
    [3] L’équipier 4
    [4] L’équipier 5
   *[other] { $member }
}
to-member = { $to ->
    [0] au capitaine
    [1] à l’équipier 2
    [2] à l’équipier 3
    [3] à l’équipier 4
    [4] à l’équipier 5
   *[other] à { $to }
}
for-member = { $member ->
    [0] au capitaine
    [1] à l’équipier 2
    [2] à l’équipier 3
    [3] à l’équipier 4
    [4] à l’équipier 5
   *[other] à { $member }
}
android-name = { $android ->
    [0] L’androïde 1
    [1] L’androïde 2
    [2] L’androïde 3
   *[other] L’androïde 4
}
place-name = { $place ->
    [0] premier
    [1] deuxième
    [2] troisième
    [3] quatrième
   *[other] cinquième
}
role-title = { $role ->
    [captain] capitaine
    [communications] officier des communications
   *[security] chef de la sécurité
}
role-number = { $role ->
    [0] capitaine
    [1] officier des communications
   *[other] chef de la sécurité
}
common-level = { $common ->
    [white] faciles
    [mixed] mêlées
   *[yellow] difficiles
}
serious-level = { $serious ->
    [white] faciles
    [mixed] mêlées
   *[yellow] difficiles
}
common-number = { $common ->
    [0] faciles
    [1] mêlées
   *[other] difficiles
}
serious-number = { $serious ->
    [0] faciles
    [1] mêlées
   *[other] difficiles
}
action-half = { $action ->
    [A] A
    [B] B
    [C] C
    [bots] robots de combat
    [heroic_A] A héroïque
    [heroic_B] B héroïque
   *[heroic_bots] robots de combat héroïques
}
movement-half = { $movement ->
    [red] flèche rouge
    [blue] flèche bleue
    [lift] ascenseur
    [upper_red] course à la station supérieure rouge
    [upper_white] course à la passerelle
    [upper_blue] course à la station supérieure bleue
    [lower_red] course à la station inférieure rouge
    [lower_white] course à la station inférieure blanche
   *[lower_blue] course à la station inférieure bleue
}
kind-name = { $card ->
    [0] A ou flèche rouge
    [1] B ou flèche rouge
    [2] C ou flèche rouge
    [3] robots de combat ou flèche rouge
    [4] A ou flèche bleue
    [5] B ou flèche bleue
    [6] C ou flèche bleue
    [7] robots de combat ou flèche bleue
    [8] A ou ascenseur
    [9] B ou ascenseur
    [10] C ou ascenseur
    [11] robots de combat ou ascenseur
    [12] A héroïque ou course à la station inférieure bleue
    [13] A héroïque ou course à la station inférieure rouge
    [14] B héroïque ou course à la station supérieure bleue
    [15] B héroïque ou course à la station supérieure rouge
    [16] robots de combat héroïques ou course à la station inférieure blanche
   *[other] robots de combat héroïques ou course à la passerelle
}
kinds-name = { $cards ->
    [1] A ou flèche rouge
    [2] B ou flèche rouge
    [3] C ou flèche rouge
    [4] robots de combat ou flèche rouge
    [5] A ou flèche bleue
    [6] B ou flèche bleue
    [7] C ou flèche bleue
    [8] robots de combat ou flèche bleue
    [9] A ou ascenseur
    [10] B ou ascenseur
    [11] C ou ascenseur
    [12] robots de combat ou ascenseur
    [13] A héroïque ou course à la station inférieure bleue
    [14] A héroïque ou course à la station inférieure rouge
    [15] B héroïque ou course à la station supérieure bleue
    [16] B héroïque ou course à la station supérieure rouge
    [17] robots de combat héroïques ou course à la station inférieure blanche
   *[other] robots de combat héroïques ou course à la passerelle
}
mission-name = { $mission ->
    [test_run_1] { mission-test-run-1 }
    [test_run_2] { mission-test-run-2 }
    [simulation_1] { mission-simulation-1 }
    [simulation_2] { mission-simulation-2 }
    [simulation_3] { mission-simulation-3 }
    [advanced_simulation_1] { mission-advanced-simulation-1 }
    [advanced_simulation_2] { mission-advanced-simulation-2 }
    [advanced_simulation_3] { mission-advanced-simulation-3 }
    [mission_1] { mission-mission-1 }
    [mission_2] { mission-mission-2 }
    [mission_3] { mission-mission-3 }
    [mission_4] { mission-mission-4 }
    [mission_5] { mission-mission-5 }
    [mission_6] { mission-mission-6 }
    [mission_7] { mission-mission-7 }
    [mission_8] { mission-mission-8 }
    [random] { mission-random }
   *[other] une mission de notre cru
}

prompt-gathering = Choisissez les rôles et les places, puis déclarez-vous prêts.
prompt-dealing = La mission se met en place.
prompt-planning = Écoutez les annonces et programmez vos tours.
prompt-resolving = Le capitaine laisse le vaisseau raconter ce que vous avez fait.
prompt-levels = Continuer, et à quel niveau pour la prochaine mission ?
prompt-repairing = L’équipage répare ce qu’il peut.
prompt-over = L’opération est terminée.
ending-campaign-won = Le vaisseau est rentré de sa campagne.
ending-campaign-lost = Le vaisseau est perdu, et la campagne avec lui.
ending-lesson-done = Les buts de la leçon sont atteints.
ending-lesson-missed = Le vaisseau est rentré, mais un but de la leçon est manqué.

option-timeline = Mission
option-timeline-help = Ce qui est annoncé, et quand. Les essais et les simulations servent d’entraînement ; les leçons sont pour une personne et se jouent sans horloge.
option-timeline-random = { mission-random }
option-timeline-test_run_1 = { mission-test-run-1 }
option-timeline-test_run_2 = { mission-test-run-2 }
option-timeline-simulation_1 = { mission-simulation-1 }
option-timeline-simulation_2 = { mission-simulation-2 }
option-timeline-simulation_3 = { mission-simulation-3 }
option-timeline-advanced_simulation_1 = { mission-advanced-simulation-1 }
option-timeline-advanced_simulation_2 = { mission-advanced-simulation-2 }
option-timeline-advanced_simulation_3 = { mission-advanced-simulation-3 }
option-timeline-mission_1 = { mission-mission-1 }
option-timeline-mission_2 = { mission-mission-2 }
option-timeline-mission_3 = { mission-mission-3 }
option-timeline-mission_4 = { mission-mission-4 }
option-timeline-mission_5 = { mission-mission-5 }
option-timeline-mission_6 = { mission-mission-6 }
option-timeline-mission_7 = { mission-mission-7 }
option-timeline-mission_8 = { mission-mission-8 }
option-timeline-generated = Une mission générée
option-timeline-lesson_1 = Leçon 1 : { lesson-1 }
option-timeline-lesson_2 = Leçon 2 : { lesson-2 }
option-timeline-lesson_3 = Leçon 3 : { lesson-3 }
option-timeline-lesson_4 = Leçon 4 : { lesson-4 }
option-timeline-lesson_5 = Leçon 5 : { lesson-5 }
option-timeline-lesson_6 = Leçon 6 : { lesson-6 }
option-timeline-lesson_7 = Leçon 7 : { lesson-7 }
option-generated = Numéro de la mission générée
option-generated-help = Le même numéro donne la même mission. Seulement pour les missions générées.
option-common = Menaces communes
option-common-help = Les faciles sont les cartes blanches, les difficiles les jaunes.
option-common-white = Faciles
option-common-yellow = Difficiles
option-common-mixed = Mêlées
option-serious = Menaces sérieuses
option-serious-help = Une menace sérieuse compte comme deux communes.
option-serious-white = Faciles
option-serious-yellow = Difficiles
option-serious-mixed = Mêlées
option-crew = Équipage
option-crew-help = Des androïdes complètent l’équipage. À cinq, les rapports non confirmés comptent aussi. Seul, vous dirigez quatre androïdes.
option-crew-4 = Quatre
option-crew-5 = Cinq
option-five_crew_deal = Cartes d’un équipage de cinq avec androïdes
option-five_crew_deal-help = Comme dans la règle : 6, 5 et 5 cartes par personne. Généreux : ce que reçoivent d’habitude autant de joueurs, et une carte de plus.
option-five_crew_deal-literal = Comme dans la règle
option-five_crew_deal-generous = Généreux
option-transfer_seconds = Transfert de données
option-transfer_seconds-help = Combien de temps on peut donner une carte avant le bip.
option-transfer_seconds-5 = 5 s
option-transfer_seconds-10 = 10 s
option-transfer_seconds-15 = 15 s
option-transfer_seconds-20 = 20 s
option-clock = Chronomètre
option-clock-help = Sans chronomètre, l’annonce suivante vient quand tous la veulent.
option-clock-true = Il tourne
option-clock-false = Aucun
option-missions = Missions à la suite
option-missions-help = Deux ou trois missions forment une campagne : le vaisseau garde ses dégâts, et l’équipage en répare une partie entre-temps.
option-missions-1 = Une
option-missions-2 = Deux
option-missions-3 = Trois

command-timeline-drawn = Le scénario { $timelines } est tiré.
command-track-drawn = { $zone ->
    [1] La trajectoire { $tracks } est tirée pour la zone rouge.
    [2] La trajectoire { $tracks } est tirée pour la zone blanche.
    [3] La trajectoire { $tracks } est tirée pour la zone bleue.
   *[other] La trajectoire { $tracks } est tirée pour les menaces internes.
}
command-heroic-shown = L’androïde de la place { $place } reçoit : { kinds-name }.
command-dealt = { player-name } reçoit : { kinds-name }.
command-threat-drawn = La carte { $threats } de la pioche { $deck } est tirée.
command-take-role = Être { role-number }
command-seat-android = { android-name } : passer en { place-name }
command-ready = Être prêt
command-not-ready = Ne plus être prêt
command-lay = { $half ->
    [0] { member-name }, case { $slot } : { kind-name }, côté action
   *[other] { member-name }, case { $slot } : { kind-name }, côté déplacement
}
command-take-back = { member-name }, case { $slot } : reprendre la carte
command-turn = { member-name }, case { $slot } : retourner la carte
command-move = { member-name }, case { $slot } : déplacer la carte à la case { $to }
command-next-packet = Finir ma phase et prendre le paquet suivant
command-give = Donner { for-member } : { kind-name }
command-stop = Mettre fin aux opérations maintenant
command-carry-on = Ne pas encore mettre fin aux opérations
command-tell = Dire à l’équipage ce que j’ai en main et ce que je prévois
command-keep-quiet = Ne plus rien dire
command-go-on = Plus rien à faire jusqu’à la prochaine annonce
command-advance = { $by ->
    [0] Un pas
    [1] Jusqu’au tour suivant
   *[other] Jusqu’à la fin
}
command-propose = { $go_on ->
    [0] Rentrer maintenant
   *[other] Continuer. Menaces communes : { common-number }. Menaces sérieuses : { serious-number }.
}
command-repair = { $what ->
    [0] Ne rien réparer
    [1] { $zone ->
        [0] Réparer la tuile Dégâts { $tile } de la zone rouge
        [1] Réparer la tuile Dégâts { $tile } de la zone blanche
       *[other] Réparer la tuile Dégâts { $tile } de la zone bleue
    }
   *[other] Réparer une escouade de robots de combat
}
command-place-squad = { $station ->
    [2] Les robots de combat commencent dans la station supérieure bleue
   *[other] Les robots de combat commencent dans la station inférieure rouge
}
command-tick = { $at } ms

event-role-taken = { person-name } est { role-title }.
event-android-seated = { android-name } est { place-name } dans l’ordre de l’équipage.
event-readied = { person-name } est prêt.
event-unreadied = { person-name } n’est plus prêt.
event-track-drawn = { $zone ->
    [internal] La trajectoire { $track } est celle des menaces internes.
   *[other] La trajectoire { $track } mène à la zone { zone-name }.
}
event-mission-begun = La mission commence : { mission-name }. Phase 1 !
event-heroic-shown = { member-name } a, à côté de son plateau : { action-half } ou { movement-half }.
event-packet-taken = { member-name } prend le paquet de la phase { $phase } : { $count } cartes.
event-card-dealt = Vous recevez : { action-half } ou { movement-half }.
event-threat-announced = { $zone ->
    [internal] { $unconfirmed ->
        [0] { $serious ->
            [0] Temps T+{ $turn } : menace interne.
           *[other] Temps T+{ $turn } : menace interne sérieuse.
        }
       *[other] { $ignored ->
            [0] Rapport non confirmé. Temps T+{ $turn } : menace interne.
           *[other] Rapport non confirmé, ignoré. Temps T+{ $turn } : menace interne.
        }
    }
   *[other] { $unconfirmed ->
        [0] { $serious ->
            [0] Temps T+{ $turn } : menace, zone { zone-name }.
           *[other] Temps T+{ $turn } : menace sérieuse, zone { zone-name }.
        }
       *[other] { $ignored ->
            [0] Rapport non confirmé. Temps T+{ $turn } : menace, zone { zone-name }.
           *[other] Rapport non confirmé, ignoré. Temps T+{ $turn } : menace, zone { zone-name }.
        }
    }
}
event-threat-drawn = T+{ $turn } : { threat-name }.
event-data-incoming = Données entrantes : chacun pioche une carte.
event-transfer-opened = Transfert de données : chacun peut donner une carte à quelqu’un jusqu’au bip.
event-transfer-closed = Bip. Le transfert de données est terminé.
event-communications-lost = Les communications sont coupées. Silence !
event-communications-restored = Les communications sont rétablies.
event-phase-warning = { $operations ->
    [0] { $seconds ->
        [0] { $next ->
            [0] La phase { $phase } se terminera bientôt.
           *[other] La phase { $phase } se termine à la prochaine annonce.
        }
        [60] La phase { $phase } se termine dans une minute.
       *[other] La phase { $phase } se termine dans { $seconds } secondes.
    }
   *[other] { $seconds ->
        [0] { $next ->
            [0] Les opérations se termineront bientôt. Dès maintenant, l’équipage peut s’arrêter.
           *[other] Les opérations se terminent à la prochaine annonce.
        }
        [60] Fin des opérations dans une minute.
       *[other] Fin des opérations dans { $seconds } secondes.
    }
}
event-phase-ended = La phase { $phase } est terminée.
event-mission-complete = Mission terminée : { mission-name }. Le vaisseau fait le saut dans l’hyperespace.
event-card-laid = { $shows ->
    [action] { member-name } pose une action dans la case { $slot }.
   *[movement] { member-name } pose un déplacement dans la case { $slot }.
}
event-card-laid-open = { $shows ->
    [action] { member-name } a dans la case { $slot } : { action-half }.
   *[movement] { member-name } a dans la case { $slot } : { movement-half }.
}
event-face-seen = { $shows ->
    [action] Dans votre case { $slot } : { action-half }.
   *[movement] Dans votre case { $slot } : { movement-half }.
}
event-card-taken-back = { member-name } reprend la carte de la case { $slot }.
event-card-turned = { $shows ->
    [action] { member-name } retourne la carte de la case { $slot } : une action.
   *[movement] { member-name } retourne la carte de la case { $slot } : un déplacement.
}
event-cards-moved = { member-name } déplace la carte de la case { $slot } à la case { $to }.
event-card-given = { member-name } donne une carte { to-member }.
event-card-passed = { person-name } donne une carte. { receiver-name } la reçoit : { action-half } ou { movement-half }.
event-stop-wanted = { person-name } mettrait fin aux opérations maintenant.
event-stop-dropped = { person-name } ne mettrait pas encore fin aux opérations.
event-told = { person-name } dit ce qu’il a en main et ce qu’il prévoit.
event-untold = { person-name } ne dit plus rien.
event-mission-logged = Journal de bord : { mission-name }. Menaces communes : { common-level }, menaces sérieuses : { serious-level }. Supportées { $survived }, détruites { $destroyed }, pénalités { $penalties }, confirmation visuelle { $visual } : { $score } en tout.
event-leg-logged = Journal de bord : { mission-name }. Menaces communes : { common-level }, menaces sérieuses : { serious-level }. Supportées { $survived }, détruites { $destroyed }, confirmation visuelle { $visual }.
event-loss-logged = Journal de bord : { mission-name }. Menaces communes : { common-level }, menaces sérieuses : { serious-level }. Vaisseau perdu, détruit par : { threat-name }.
event-proposed = { $go_on ->
    [0] { person-name } préfère rentrer.
   *[other] { person-name } veut continuer. Menaces communes : { common-level }, menaces sérieuses : { serious-level }.
}
event-levels-chosen = L’équipage continue. Menaces communes : { common-level }, menaces sérieuses : { serious-level }.
event-campaign-stopped = { $missions ->
    [one] L’équipage rentre après une mission.
   *[other] L’équipage rentre après { $missions } missions.
}
event-stood-up = { member-name } se relève.
event-tile-repaired = { member-name } répare dans la zone { zone-name } : { tile-name }.
event-squad-repaired = { member-name } répare une escouade de robots de combat.
event-nothing-repaired = { member-name } ne répare rien.
event-squad-placed = La seule escouade de robots de combat commence ici : { station-name }.
event-campaign-counted = { $missions ->
    [one] La campagne vaut { $score } après une mission : { $points } pour les menaces, { $penalties } de pénalités, { $visual } pour la confirmation visuelle.
   *[other] La campagne vaut { $score } après { $missions } missions : { $points } pour les menaces, { $penalties } de pénalités, { $visual } pour la confirmation visuelle.
}

refusal-not-for-people = Ce n’est pas aux joueurs de le faire.
refusal-not-gathering = Les rôles et les places se choisissent avant la mission.
refusal-not-planning = Les cartes se posent pendant la manche d’action.
refusal-not-resolving = Il n’y a rien à poursuivre maintenant.
refusal-not-between-missions = Cela se décide entre deux missions.
refusal-not-repairing = On répare entre deux missions, l’un après l’autre.
refusal-already-ready = Vous êtes déjà prêt.
refusal-not-ready-yet = Vous n’avez pas dit que vous étiez prêt.
refusal-changed-enough = Vous avez changé de rôles et de places aussi souvent que possible avant une mission.
refusal-no-such-role = Ce rôle n’existe pas.
refusal-role-is-yours = Vous avez déjà ce rôle.
refusal-no-such-android = Cet androïde n’existe pas.
refusal-no-such-place = L’androïde ne peut pas se mettre là.
refusal-no-such-card = Cette carte n’existe pas.
refusal-no-such-half = Une carte a deux moitiés.
refusal-no-such-member = Cet équipier n’existe pas.
refusal-no-such-slot = La carte ne peut pas aller dans cette case.
refusal-slot-locked = Cette case ne vous est pas ouverte dans cette phase.
refusal-slot-taken = Une carte s’y trouve déjà.
refusal-slot-closed = Cette leçon laisse cette case telle quelle.
refusal-slot-empty = Aucune carte ne s’y trouve.
refusal-not-your-board = C’est le plateau de quelqu’un d’autre.
refusal-androids-keep-cards = Ce qui est posé chez un androïde reste tel quel.
refusal-card-not-in-hand = Vous n’avez pas cette carte.
refusal-card-not-there = Il ne reste pas de telle carte.
refusal-heroic-is-anothers = Cette carte héroïque n’est pas celle de cet androïde.
refusal-heroic-stays = Les cartes héroïques ne se donnent jamais.
refusal-no-packet-left = Il n’y a plus de paquet.
refusal-packet-taken = Vous avez déjà pris le paquet de cette phase.
refusal-no-packets-alone = Seul, il n’y a pas de paquets : toutes les cartes sont visibles.
refusal-no-transfer = Les cartes ne changent de main que pendant un transfert de données.
refusal-gave-already = Vous avez déjà donné une carte pendant ce transfert.
refusal-not-to-them = On donne une carte à une autre personne.
refusal-too-early-to-stop = L’équipage ne peut s’arrêter qu’après la première annonce de la fin des opérations.
refusal-stop-said = Vous l’avez déjà dit.
refusal-stop-not-said = Vous n’avez pas demandé l’arrêt.
refusal-silence = Les communications sont coupées.
refusal-told-already = Vous le dites déjà.
refusal-told-nothing = Vous ne dites rien.
refusal-nobody-to-tell = Il n’y a personne à qui le dire.
refusal-waiting-already = Vous attendez déjà.
refusal-no-such-way = La résolution avance d’un pas, d’un tour ou jusqu’à la fin.
refusal-no-such-level = Il y a trois niveaux, de 0 à 2 ; qui rentre n’en nomme aucun.
refusal-not-to-repair = Cela ne peut pas être réparé maintenant.
refusal-no-squad-to-place = Il n’y a pas d’escouade à placer là.
