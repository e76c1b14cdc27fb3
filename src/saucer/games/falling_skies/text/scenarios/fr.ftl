# Les scénarios : leurs noms, la règle que chacun ajoute, une ligne de son histoire, et ce qu’en dit le journal.

scenario-power-cuts = Coupures de courant
scenario-power-cuts-rule = À la fin de chaque phase des salles, vous perdez 1 énergie.
scenario-power-cuts-story = D’ici au barrage, plus un pylône debout. Ce que nous n’utilisons pas ce soir, la nuit l’aura bu demain matin.

scenario-vanguard = L’avant-garde
scenario-vanguard-rule = Deux vaisseaux blancs attendent sur le vaisseau mère dès le début.
scenario-vanguard-story = Nous avions compté cinq soucoupes au radar. L’opérateur a essuyé l’écran et recompté : sept.

scenario-wreckage = Épaves
scenario-wreckage-rule = La dernière case de recherche reste fermée tant que vous n’avez pas abattu 8 vaisseaux.
scenario-wreckage-story = La professeure a une théorie, un tableau noir et aucune preuve. Rapportez-lui des épaves, et attention à la peinture.

scenario-short-of-shells = À court d’obus
scenario-short-of-shells-rule = À chaque manche, seul le premier dé posé sur un canon ralentit les vaisseaux. Sur tout autre canon, ils descendent d’autant de lignes que le dé l’indique.
scenario-short-of-shells-story = Le train de munitions est parti à l’heure. C’est la voie ferrée qui n’est plus là.

scenario-convoys = Les convois
scenario-convoys-rule = À la fin d’une phase des salles, un convoi s’échappe si la base n’a pas été touchée depuis la fin de la précédente. La dernière case de recherche reste fermée tant que 6 convois ne sont pas à l’abri.
scenario-convoys-story = Quarante cars scolaires jaunes, une seule route, et personne ne déclenchera l’arme tant qu’il y aura des enfants dessus.

scenario-smoke = Fumée dans les puits
scenario-smoke-rule = À chaque manche, aucun dé ne peut être posé sur les trois lignes les plus basses d’une colonne : la première colonne à la première manche, puis les suivantes, et de nouveau la première après la cinquième.
scenario-smoke-story = Quelque chose brûle là-dessous, et ne reste pas en place. Les mineurs disent que ça connaît le chemin.

scenario-tremors = Secousses
scenario-tremors-rule = À la fin de chaque phase des salles, l’excavatrice recule d’une case pour chaque coup reçu par la base depuis la fin de la précédente.
scenario-tremors-story = Là-haut, ils lâchent des bombes. Ici, c’est le plafond qui répond.

scenario-the-ram = Le Bélier
scenario-the-ram-rule = Le vaisseau orange attend sur le vaisseau mère dès le début et n’est largué qu’après tous les autres. Il inflige 2 dégâts au lieu de 1. Abattu, il retourne sur le vaisseau mère ; la deuxième fois, il disparaît pour de bon.
scenario-the-ram-story = Il est grand comme une église, il est orange, et il ne s’écarte devant rien.

scenario-jet-stream = Courant-jet
scenario-jet-stream-rule = Quand tous les dés sont posés, le vent pousse d’une colonne chaque vaisseau situé sous les points de largage : vers la droite aux manches impaires, vers la gauche aux manches paires. Le bord du ciel et les autres vaisseaux les arrêtent. Il ne se passe rien sur leur nouvelle case.
scenario-jet-stream-story = La dame de la météo avait promis une brise. À dix mille mètres, elle fait valser les soucoupes comme des chapeaux.

scenario-jammers = Brouilleurs
scenario-jammers-rule = Une salle coûte 1 énergie de plus tant qu’un vaisseau blanc vole au-dessus de l’une de ses cases.
scenario-jammers-story = Les blancs bourdonnent. Sous ce bourdonnement, les lampes rougeoient, les aiguilles mentent et tout consomme le double.

scenario-mould = La moisissure
scenario-mould-rule = Quand tous les dés sont posés, la moisissure s’installe sur la case du dé le plus avancé le long du trajet de l’excavatrice. Les canons et le dé qui creuse ne comptent pas. Dès la manche suivante, aucun dé ne peut y être posé. Elle ne couvre jamais plus de 2 cases : la plus ancienne se libère. Dès que l’excavatrice avance, toute la moisissure brûle.
scenario-mould-story = Elle est tombée avec la pluie, elle est bleue et elle aime les machines chaudes. Jusqu’ici, seuls les gaz du diesel l’ont fait reculer.

scenario-flight-recorders = Enregistreurs de vol
scenario-flight-recorders-rule = Un enregistreur de vol flotte à l’explosion la plus basse de la première, de la troisième et de la cinquième colonne. Abattez-y un vaisseau pour le récupérer. La dernière case de recherche reste fermée tant que vous n’en avez pas 2.
scenario-flight-recorders-story = Nos trois premiers intercepteurs ne sont pas rentrés, mais leurs enregistreurs tournent toujours, suspendus à leurs parachutes au-dessus des toits.

scenario-final-battle = La dernière nuit
scenario-final-battle-rule = Le vaisseau orange attend sur le vaisseau mère dès le début et n’est largué qu’après tous les autres. Abattu, il retourne sur le vaisseau mère ; la deuxième fois, il disparaît pour de bon. D’ici là, la dernière case de recherche reste fermée.
scenario-final-battle-story = Ils sont tous là ce soir, et celui qui les mène est en route. Quoi qu’il arrive, il n’y aura pas de seconde séance.

scenario-ability-used = { $name ->
    [power-cuts] Les lumières s’éteignent encore.
    [vanguard] L’avant-garde est du voyage.
    [smoke] La fumée gagne le puits suivant.
    [tremors] Les galeries tremblent.
    [the-ram] Quelque chose de gros et d’orange se prépare.
    [jet-stream] Le vent emporte les vaisseaux.
   *[final-battle] Le chef de la flotte est là.
}
scenario-count = { $name ->
    [wreckage] Épaves pour la professeure : { $count } sur { $goal }.
    [convoys] Un convoi s’échappe : { $count } sur { $goal } à l’abri.
    [mould] { $count ->
        [0] La moisissure a brûlé.
        [one] La moisissure couvre une case.
       *[other] La moisissure couvre { $count } cases.
    }
    [flight-recorders] Un enregistreur de vol est récupéré : { $count } sur { $goal }.
   *[other] { $count ->
        [one] Le vaisseau orange a été abattu une fois.
       *[other] Le vaisseau orange a été abattu { $count } fois.
    }
}
