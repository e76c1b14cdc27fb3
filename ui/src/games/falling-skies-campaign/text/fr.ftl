# Les mots dont seul le navigateur a besoin pour la campagne.

set-up-falling-skies-campaign = Nommer la campagne
war-level = « { $name } »
war-level-unnamed = Sans nom, à partir du niveau de menace { $threat }
war-unnamed = Campagne sans nom

war-chapter = { $chapter ->
    [1] Chapitre I
    [2] Chapitre II
    [3] Chapitre III
   *[4] Chapitre IV
}
war-chapter-heading = { $chapter ->
    [1] Chapitre I : { chapter-1-title }
    [2] Chapitre II : { chapter-2-title }
    [3] Chapitre III : { chapter-3-title }
   *[4] Chapitre IV : { chapter-4-title }
}
war-battle = Bataille { $number }
war-stand = Combat { $number }
war-score = Score { $score }
war-threat = Niveau de menace { $threat }

war-prompt-briefing = Lisez le briefing, puis ouvrez le chapitre
war-prompt-deal = Les rapports arrivent…
war-prompt-choose = Deux villes sont attaquées : choisissez celle que vous défendrez
war-prompt-city = Choisissez la ville où livrer le dernier combat
war-prompt-prepare = Préparez la bataille, choisissez le niveau de menace, puis combattez
war-prompt-again = La ville endommagée se bat encore : choisissez le niveau de menace, puis combattez
war-prompt-battle = La bataille commence…
war-prompt-aftermath = Voyez ce que la bataille a laissé, puis poursuivez
war-prompt-over = La campagne est finie

war-map = L’état du monde
war-fate-attacked = Attaquées :
war-fate-fighting = La bataille en cours :
war-fate-saved = Sauvées :
war-fate-spared = Épargnées :
war-fate-lost = Perdues :
war-fate-unknown = Encore sans nouvelles :
war-cities = { $cities ->
    [one] une ville
   *[other] { $cities } villes
}

war-stamp-secret = Très secret
war-stamp-urgent = Urgent
war-stamp-last = Sans repli
war-orders = Vos ordres
war-choose = Deux villes appellent
war-file = Dossier { $number }
war-awaited = On attend la dépêche…
war-base = Base { $upper } sur { $lower }
war-now = Dans cette bataille :
war-later = Aux chapitres suivants :
war-defend = Défendre { $city }
war-cost = Ville abandonnée : { $city }. { $character } et ce scénario quitteront la campagne.

war-stands-left = { $lost ->
    [0] { $left ->
        [one] La bataille finale ne peut se livrer que dans une seule ville. Si elle tombe, tout est perdu.
       *[other] La bataille finale peut se livrer dans { $left } villes au choix. Une ville vaincue est perdue, et vous recommencez dans une autre.
    }
   *[other] { $left ->
        [one] Il reste une ville. C’est le tout dernier combat.
       *[other] Il reste { $left } villes où livrer combat.
    }
}
war-saved = Sauvée
war-spared = Épargnée
war-stand-here = Combattre ici : { $city }

war-again = La première partie est perdue. { $city } passe sur son côté endommagé, à la capacité plus forte ; personnages et tuiles restent les mêmes, et les tuiles de menace sont tirées de nouveau. Il n’y aura pas de troisième partie.
war-team = Qui vient avec vous
war-team-later = Celles et ceux qui sont à vos côtés pourront aider dès le chapitre suivant, avec leur côté amélioré.
war-bring = Faire venir
war-coming = Sera là
war-advanced-help = Une tuile avancée rend son ciel plus rude : une étoile de plus chacune. Rien ne vous y oblige.
war-threat-help = { $threat ->
    [0] Les quatre tuiles de ciel montrent leur côté facile. Une victoire n’ajoute rien à votre score.
    [1] Une tuile de ciel est tirée au sort et posée sur son côté menace. Une victoire ajoute 1 à votre score.
   *[other] { $threat } tuiles de ciel sont tirées au sort et posées sur leur côté menace. Une victoire ajoute { $threat } à votre score.
}
war-change-mind = Pour changer d’avis, reprenez le coup avant de combattre.
war-fight = Combattre

war-won = { $city } tient bon
war-lost = { $city } est à terre
war-gain = { $points ->
    [-1] Score −1
   *[other] Score +{ $points }
}
war-next = Et maintenant :
war-next-again = encore une partie pour { $city }, sur son côté endommagé.
war-next-battle = la seconde bataille de ce chapitre.
war-next-chapter = le chapitre suivant.
war-next-stand = un nouveau combat, dans une autre ville.
war-look = Regarder le plateau
war-report = Retour au rapport
war-go-on = Poursuivre

war-column-battle = N°
war-given-up = Abandonnée : { $city }
war-with-advanced = Avancées : { $tiles }
war-upgraded = { $character } (côté amélioré)
war-print = Imprimer
war-download = Télécharger cette campagne
war-figure-games = Parties jouées

war-name-idea = Opération Point du jour
war-first-threat = Niveau de menace au début
war-first-threat-help = Autant de tuiles de ciel, tirées au sort, montrent leur côté menace. Le niveau peut changer avant chaque partie ; plus il est haut, plus une victoire rapporte.

war-help = La campagne en bref
war-help-stacks = Deux appels au secours
war-help-stacks-help = Avant chaque bataille, vous voyez deux dossiers, chacun avec un scénario, une ville et un personnage. Choisissez-en un ; l’autre ville tombe, et le reste de son dossier est perdu.
war-help-games = Deux parties au plus
war-help-games-help = Si vous perdez la première partie, vous en jouez une seconde sur le côté endommagé de la ville. Gagnez l’une des deux, et la ville est sauvée.
war-help-team = Ceux qui restent avec vous
war-help-team-help = Qui s’est battu à vos côtés y reste, victoire ou défaite, et aide aux chapitres suivants avec son côté amélioré : un personnage par bataille au chapitre II, deux au chapitre III, trois à la fin.
war-help-threat = Aussi rude que vous voulez
war-help-threat-help = Choisissez le niveau de menace avant chaque partie, et posez des tuiles avancées dès que vous en avez.
war-help-final = Le dernier combat
war-help-final-help = Le quatrième chapitre est une seule bataille, livrée dans une ville sauvée ou épargnée. En cas de défaite, vous recommencez dans une autre, tant qu’il en reste.
war-help-score = Le score
war-help-score-help = Les niveaux de menace de toutes les parties gagnées, moins 1 par partie perdue. La feuille de campagne (touche C) garde chaque bataille.
war-help-keep = Cela peut durer des semaines
war-help-keep-help = Fermez la page quand vous voulez : la campagne vous attend dans « Mes tables », sous son nom. Sa feuille s’imprime, et la campagne se télécharge en un seul fichier, pour continuer ailleurs.
war-help-battles = Les batailles
