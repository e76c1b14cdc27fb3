# Ce que seule la campagne dit ; dans ses batailles, c’est le jeu en boîte qui parle.

falling-skies-campaign-title = Under Falling Skies, la campagne
falling-skies-campaign-blurb = Quatre chapitres, une dizaine de batailles, un seul monde. Choisissez la ville à défendre et celle qu’il faudra abandonner, rassemblez ceux qui se battront à vos côtés et livrez votre dernier combat sous le vaisseau mère.

chapter-1-title = Le ciel s’ouvre
chapter-1-story = Ils sont venus sans un mot. À l’aube, une ombre couvrait chaque capitale ; à midi, les premières rues brûlaient. Dessous dorment les abris d’une peur plus ancienne, creusés, équipés, oubliés, et l’on vient de vous en remettre les clés. Deux villes appellent en même temps. Vous n’arriverez à temps que dans une seule.
chapter-1-rules = Deux attaques sont tirées au sort, chacune avec un scénario, une ville et un personnage. Choisissez celle que vous voulez combattre ; l’autre ville tombe, et son scénario comme son personnage disparaissent avec elle. En cas de défaite, vous jouez une seconde partie sur le côté endommagé de la ville, avec de nouvelles tuiles de menace. Un chapitre compte deux batailles. Une ville où vous gagnez une partie est sauvée, et ceux qui se sont battus à vos côtés restent avec vous, victoire ou défaite.

chapter-2-title = L’art de tomber
chapter-2-story = Ils tombent donc. Dans un champ criblé de cratères gît la première soucoupe abattue d’un seul tenant, encore tiède, et vos équipes la démontent à la lueur des torches. L’ennemi apprend, lui aussi : ses escadrilles volent plus bas, plus vite, et jamais là où on les attend. Mais vous n’êtes plus sans appui. Celles et ceux qui ont tenu avec vous les premières nuits connaissent maintenant leur affaire.
chapter-2-rules = À chaque bataille, un personnage du premier chapitre peut vous aider, avec son côté amélioré ; chacun n’aide que dans une des deux batailles. Ce chapitre compte cinq villes, quatre seront attaquées : la cinquième est épargnée, et vous pourriez en avoir besoin. Vous pouvez désormais poser la tuile avancée du ciel inférieur, si vous le voulez plus rude.

chapter-3-title = La longue nuit
chapter-3-story = La moitié des lumières de la carte se sont éteintes. La fumée cache le soleil, la radio porte plus de silences que de voix, et le vaisseau mère ne bouge plus : il attend. Dans le plus profond de vos bunkers, l’arme prend forme, pièce par pièce, ville après ville. Il ne reste qu’à tenir jusqu’à ce qu’elle soit prête.
chapter-3-rules = À chaque bataille, deux personnages des chapitres précédents peuvent vous aider, avec leur côté amélioré ; chacun n’aide toujours que dans une des deux batailles. Ici encore, il y a cinq villes, dont une est épargnée. Les tuiles avancées du haut du ciel et du ciel supérieur peuvent être posées, elles aussi.

chapter-4-title = Le dernier combat
chapter-4-story = Il descend. Plus d’escadrilles, plus de ruses : le vaisseau mère lui-même s’enfonce dans les nuages, si vaste qu’on n’en voit pas le bord. L’arme est prête ; elle ira là où vous choisirez d’attendre. Appelez tout le monde. Après celle-ci, il n’y aura plus de bataille, quelle qu’en soit l’issue.
chapter-4-rules = Voici la bataille finale, avec sa propre tuile tout en haut du ciel. Livrez-la dans une ville que vous avez sauvée ou qui a été épargnée, avec trois de vos personnages au plus, tous améliorés. En cas de défaite, cette ville est perdue pour de bon et vous recommencez dans une autre, jusqu’à la victoire ou jusqu’à la dernière ville. Toutes les tuiles avancées peuvent être posées.

the-scenario = { $scenario ->
    [power-cuts] { scenario-power-cuts }
    [vanguard] { scenario-vanguard }
    [wreckage] { scenario-wreckage }
    [short-of-shells] { scenario-short-of-shells }
    [convoys] { scenario-convoys }
    [smoke] { scenario-smoke }
    [tremors] { scenario-tremors }
    [the-ram] { scenario-the-ram }
    [jet-stream] { scenario-jet-stream }
    [jammers] { scenario-jammers }
    [mould] { scenario-mould }
    [flight-recorders] { scenario-flight-recorders }
    [final-battle] { scenario-final-battle }
   *[other] { $scenario }
}
the-city = { $city ->
    [lima] { city-lima }
    [vancouver] { city-vancouver }
    [chicago] { city-chicago }
    [buenos-aires] { city-buenos-aires }
    [lisbon] { city-lisbon }
    [lyon] { city-lyon }
    [naples] { city-naples }
    [nairobi] { city-nairobi }
    [istanbul] { city-istanbul }
    [mumbai] { city-mumbai }
    [hanoi] { city-hanoi }
    [osaka] { city-osaka }
    [auckland] { city-auckland }
    [ulaanbaatar] { city-ulaanbaatar }
   *[other] { $city }
}
the-character = { $character ->
    [ruby-valentine] { character-ruby-valentine }
    [otis-greenlee] { character-otis-greenlee }
    [agnes-kowalski] { character-agnes-kowalski }
    [kenji-nakamura] { character-kenji-nakamura }
    [vera-zelenka] { character-vera-zelenka }
    [hattie-oyelaran] { character-hattie-oyelaran }
    [ezra-tock] { character-ezra-tock }
    [connie-reyes] { character-connie-reyes }
    [fay-marchetti] { character-fay-marchetti }
    [gus-papadakis] { character-gus-papadakis }
    [leila-haddad] { character-leila-haddad }
    [miss-vega] { character-miss-vega }
   *[other] { $character }
}

event-chapter-opened = { $chapter ->
    [1] Chapitre I : le ciel s’ouvre.
    [2] Chapitre II : l’art de tomber.
    [3] Chapitre III : la longue nuit.
   *[4] Chapitre IV : le dernier combat.
}
event-stack-drawn = { $stack ->
    [0] Ville attaquée : { the-city }. Scénario : { the-scenario }. Sur place : { the-character }.
   *[1] Au même moment, autre ville attaquée : { the-city }. Scénario : { the-scenario }. Sur place : { the-character }.
}
event-stack-chosen = Vous volez au secours d’une ville : { the-city }, avec { the-character }. Scénario : { the-scenario }.
event-stack-lost = Ville tombée sans défense : { the-city }. De { the-character }, plus aucune nouvelle.
event-city-chosen = Le dernier combat se livrera ici : { the-city }.
event-character-brought = { the-character } vient prêter main-forte.
event-advanced-tile-laid = { $tile ->
    [1] La tuile du ciel inférieur est la tuile avancée.
    [2] La tuile du bas du ciel est la tuile avancée.
    [3] La tuile du haut du ciel est la tuile avancée.
   *[4] La tuile du ciel supérieur est la tuile avancée.
}
event-battle-began = { $side ->
    [damaged] Ville endommagée : { the-city }. Le combat reprend au niveau de menace { $threat } : { the-scenario }.
   *[undamaged] Ville à défendre : { the-city }. La bataille commence au niveau de menace { $threat } : { the-scenario }.
}
event-battle-won = { $side ->
    [damaged] Victoire parmi les ruines, au niveau de menace { $threat } : { the-city }.
   *[undamaged] Victoire au niveau de menace { $threat } : { the-city }.
}
event-battle-lost = { $side ->
    [damaged] La seconde bataille est perdue, elle aussi : { the-city }.
   *[undamaged] La bataille est perdue : { the-city }.
}
event-city-damaged = Ville gravement endommagée, mais pas vaincue : { the-city }. Il reste une partie à jouer.
event-city-saved = Ville sauvée : { the-city }. Elle est désormais à vos côtés.
event-city-lost = Ville perdue : { the-city }.
event-character-joined = { the-character } reste avec vous pour les chapitres suivants.
event-campaign-ended = { $result ->
    [won] Le vaisseau mère se disloque au-dessus des nuages. La campagne est gagnée, avec un score de { $score }.
   *[lost] Il ne reste plus de ville à défendre. La campagne est perdue, avec un score de { $score }.
}

refusal-no-battle = Aucune bataille n’est en cours.
refusal-no-such-stack = Il n’y a que deux attaques au choix.
refusal-no-such-city = Cette ville n’existe pas.
refusal-city-not-yours = La bataille finale se livre dans une ville sauvée ou épargnée, et qui n’est pas tombée depuis.
refusal-no-such-character = Ce personnage n’existe pas.
refusal-character-not-kept = Ce personnage n’est pas avec vous.
refusal-character-met-now = Un personnage n’aide avec son côté amélioré qu’à partir du chapitre suivant.
refusal-has-helped = On a déjà fait appel à ce personnage dans ce chapitre.
refusal-enough-helpers = { $most ->
    [0] Dans ce chapitre, personne d’autre ne peut encore aider.
    [one] Dans ce chapitre, un seul personnage de plus peut aider dans une bataille.
   *[other] Dans ce chapitre, { $most } personnages de plus, pas davantage, peuvent aider dans une bataille.
}
refusal-no-such-tile = Il y a quatre tuiles de ciel, comptées à partir de la ville.
refusal-tile-not-there-yet = { $chapter ->
    [2] Cette tuile avancée n’arrive qu’au chapitre II.
    [3] Cette tuile avancée n’arrive qu’au chapitre III.
   *[4] Cette tuile avancée n’arrive qu’au chapitre IV.
}
refusal-tile-laid-already = Cette tuile avancée est déjà posée.
refusal-same-battle = La seconde partie se joue avec les mêmes personnages et les mêmes tuiles que la première.
refusal-no-such-threat = Les niveaux de menace vont de 0 à 4.

command-open-chapter = Ouvrir le chapitre
command-dealt = Tirage : { $elements }
command-choose-stack = { $stack ->
    [0] Défendre la première ville
   *[1] Défendre la seconde ville
}
command-choose-city = Livrer le dernier combat dans cette ville
command-bring = Faire venir ce personnage
command-lay-advanced = { $tile ->
    [1] Poser la tuile avancée du ciel inférieur
    [2] Poser la tuile avancée du bas du ciel
    [3] Poser la tuile avancée du haut du ciel
   *[4] Poser la tuile avancée du ciel supérieur
}
command-fight = Combattre au niveau de menace { $threat }
command-go-on = Poursuivre la campagne

# Les mêmes avec un nom, pour qui le connaît : `scenario`, `city` et `character` sont des noms, pas des identifiants.
choose-stack-named = Défendre cette ville : { $city }, avec { $character } (scénario : { $scenario })
choose-city-named = Livrer ici le dernier combat : { $city }
bring-named = Faire venir { $character }

campaign-phase-briefing = Le briefing
campaign-phase-deal = Les rapports arrivent
campaign-phase-choose = Deux villes appellent : choisissez-en une
campaign-phase-city = Choisissez où livrer le dernier combat
campaign-phase-prepare = Préparez la bataille
campaign-phase-battle = La bataille
campaign-phase-aftermath = La bataille est finie
campaign-phase-over = La campagne est finie

ending-campaign-won = Le monde est sauvé
ending-campaign-won-help = Vous avez gagné la bataille finale.
ending-campaign-lost = Le monde est perdu
ending-campaign-lost-help = La bataille finale a été perdue dans chacune des villes qui restaient.

option-name = Nom de la campagne
option-name-help = Il figure en haut de la feuille de campagne. Vous pouvez n’en donner aucun.

campaign-sheet = Feuille de campagne
campaign-score = Score
campaign-score-help = Les niveaux de menace de toutes les parties gagnées, moins 1 par partie perdue.
campaign-first-game = Première partie
campaign-second-game = Ville endommagée
campaign-lost-mark = Défaite
campaign-kept-cities = Villes sauvées
campaign-spared-cities = Villes épargnées
campaign-kept-characters = À vos côtés
campaign-helpers-left = { $count ->
    [0] Personne d’autre ne peut aider dans cette bataille.
    [one] Un personnage à vos côtés peut aider dans cette bataille.
   *[other] { $count } personnages à vos côtés peuvent aider dans cette bataille.
}
