# Les règles derrière les lignes du journal, chacune en peu de mots.

rule-jm-setup-2 = Il y a deux quartiers de plus que de joueurs. Chacun est une tuile tirée au hasard, posée sur l’une de ses deux faces.
rule-jm-setup-3 = Le drone désigne le quartier par lequel commence chaque décompte.
rule-jm-setup-4 = Chaque cible part de la première zone, celle qui touche l’entrée.
rule-jm-prep-1 = Il y a quatre manches. Entre elles, tous les dés reviennent, toutes les cibles retournent à la première zone ; on garde gelée et Jelly-pods.
rule-jm-loop-1 = Pas de tours : un compte à rebours, et tout le monde joue en même temps.
rule-jm-loop-2 = Lancez tous les dés de votre main, puis placez-en un à une entrée, ou aucun. Ensuite, relancez.
rule-jm-loop-4 = On peut n’en placer aucun et relancer aussi souvent qu’on veut.
rule-jm-place-2 = Personne ne place de dé à une entrée bloquée.
rule-jm-die-1 = Un 1 ou un 2 peut envoyer au centre-ville un dé déjà présent à cette entrée.
rule-jm-die-3 = Un 3 ou un 4 peut déplacer la cible de ce quartier d’une zone.
rule-jm-die-5 = Si ce que visait l’effet n’est plus là, le dé reste et l’effet est perdu.
rule-jm-bar-1 = Qui a placé tous ses dés peut poser sa barrière devant une entrée et peut retourner le sablier.
rule-jm-bar-4 = Une entrée n’accepte qu’une barrière : la première tient, l’autre joueur peut choisir ailleurs.
rule-jm-glass-1 = Qui a placé tous ses dés peut retourner le sablier, une fois par manche : les autres n’ont plus que ce temps.
rule-jm-glass-2 = Quand le sable est écoulé, tout s’arrête. Les dés encore en main ne comptent nulle part.
rule-jm-glass-3 = La manche finit aussi quand chacun a placé tous ses dés et utilisé ou refusé sa barrière.
rule-jm-glass-5 = Le sablier ne se retourne qu’une fois. Une manche que personne n’arrête, l’horloge l’arrête.
rule-jm-score-1 = On compte les quartiers dans le sens horaire à partir de celui que désigne le drone, puis le centre-ville.
rule-jm-score-2 = À une même entrée, les dés de même couleur et de même valeur s’annulent, tous.
rule-jm-score-3 = Qui a la plus forte somme à une entrée gagne la récompense visée par la cible.
rule-jm-score-4 = À égalité de plus forte somme, chacun gagne la récompense entière.
rule-jm-score-5 = Un quartier où aucun dé ne compte ne rapporte rien à personne.
rule-jm-centre-1 = Qui a le plus de dés au centre-ville pioche un Jelly-pod ; leur valeur ne compte pas.
rule-jm-centre-2 = Centre-ville vide, ou trop peu de Jelly-pods pour tous les joueurs à égalité : personne ne pioche.
rule-jm-rew-jelly = Prenez autant de gelées à la réserve.
rule-jm-rew-per = Prenez des gelées pour chaque Jelly-pod que vous avez à cet instant.
rule-jm-rew-pod-1 = Piochez un Jelly-pod, regardez-le en secret et gardez-le caché.
rule-jm-rew-pod-2 = S’il y a moins de Jelly-pods que de joueurs qui devraient piocher, personne ne pioche.
rule-jm-rew-disc = Défaussez un de vos Jelly-pods, si vous en avez. Son contenu reste secret.
rule-jm-rew-copy-1 = Une flèche donne la récompense visée chez le voisin qu’elle montre, comptée avec les dés de ce quartier-ci.
rule-jm-rew-copy-4 = On suit les flèches qui mènent à des flèches. Revenir à un quartier déjà vu ne donne aucune gelée.
rule-jm-rew-copy-5 = Les joueurs à égalité choisissent ensemble le côté d’une double flèche. Sans accord, une option de la partie décide.
rule-jm-rew-take = Chaque autre joueur de la partie donne autant de gelées au joueur majoritaire.
rule-jm-rew-give = Le joueur majoritaire donne autant de gelées à chaque autre joueur.
rule-jm-rew-short = Qui n’a pas assez de gelées donne tout et choisit à qui.
rule-jm-rew-pom-1 = Un podium paie la plus forte somme et la suivante, quel que soit le nombre de joueurs qui les partagent.
rule-jm-rew-pom-2 = Ce podium paie la plus forte somme, et un peu moins à tous les autres dont des dés comptent ici.
rule-jm-fin-1 = À la fin, on ouvre les Jelly-pods. Un point d’interrogation vaut ce que montre un dé.
rule-jm-fin-2 = Le plus de gelées gagne. À égalité, la victoire se partage.

# Les récompenses en mots.

jelly-reward-then = { $before }, puis { $next }
jelly-reward-and = { $before } ; { $next }
jelly-reward-jelly = { $amount ->
    [0] ne rien gagner
    [one] prendre { $amount } gelée
   *[other] prendre { $amount } gelées
}
jelly-reward-pod = piocher un Jelly-pod
jelly-reward-discard = défausser un Jelly-pod
jelly-reward-per-pod = { $amount ->
    [one] prendre { $amount } gelée pour chacun de vos Jelly-pods
   *[other] prendre { $amount } gelées pour chacun de vos Jelly-pods
}
jelly-reward-take = { $amount ->
    [one] prendre { $amount } gelée à chaque autre joueur
   *[other] prendre { $amount } gelées à chaque autre joueur
}
jelly-reward-give = { $amount ->
    [one] donner { $amount } gelée à chaque autre joueur
   *[other] donner { $amount } gelées à chaque autre joueur
}
jelly-reward-copy-left = copier la récompense du quartier de gauche
jelly-reward-copy-right = copier la récompense du quartier de droite
jelly-reward-copy-either = copier la récompense du quartier de gauche ou de droite
jelly-reward-rank = { $rank ->
    [1] plus forte somme : prendre { $amount } gelées
    [2] deuxième somme : prendre { $amount } gelées
   *[other] rang { $rank } : prendre { $amount } gelées
}
jelly-reward-others = { $amount ->
    [one] tous les autres présents : prendre { $amount } gelée
   *[other] tous les autres présents : prendre { $amount } gelées
}
jelly-reward-band-exact = { $least ->
    [one] avec un dé : { $reward }
   *[other] avec { $least } dés : { $reward }
}
jelly-reward-band-closed = avec { $least } à { $most } dés : { $reward }
jelly-reward-band-open = avec { $least } dés ou plus : { $reward }

# Les règles en bref.

jelly-help-aim = Un monstre de gelée occupe le centre-ville, et vous le ramassez à la cuillère. Quatre manches, sept dés chacun, tous en même temps. Qui a le plus de gelées à la fin gagne.

jelly-help-ours = Les règles et les nombres de tuiles, de dés et de Jelly-pods sont de l’éditeur. Les { $faces } faces de quartier et le contenu des Jelly-pods sont de notre conception, car ceux de l’éditeur ne nous sont pas connus.

jelly-help-round = Une manche
jelly-help-round-roll = Lancez tous les dés de votre main. Pas de tours : tout le monde lance et place en même temps.
jelly-help-round-place = Placez-en un à l’entrée d’un quartier, avec son effet si vous voulez, ou n’en placez aucun. Puis relancez les autres.
jelly-help-round-finish = La main vide, vous pouvez bloquer une entrée avec votre barrière et vous pouvez retourner le sablier : les autres n’ont plus que le temps de son sable.
jelly-help-round-score = Temps écoulé : on compte les quartiers dans le sens horaire à partir du drone, puis le centre-ville. Après la quatrième manche, on ouvre les Jelly-pods.

jelly-help-dice = Ce que fait un dé quand on le place
jelly-help-die-expel = Chasser un dé
jelly-help-die-expel-help = Un dé déjà présent à cette entrée part au centre-ville, quel que soit son propriétaire. Qui y a le plus de dés pioche un Jelly-pod.
jelly-help-die-move = Déplacer la cible
jelly-help-die-move-help = La cible de ce quartier avance d’une zone, vers le centre-ville ou vers l’entrée. Une autre récompense est en jeu.
jelly-help-die-count = Compter, simplement
jelly-help-die-count-help = Aucun effet, mais plus de points.

jelly-help-score = Le décompte d’un quartier
jelly-help-cancel = Les dés égaux s’annulent
jelly-help-cancel-help = Deux dés ou plus d’une même couleur qui montrent le même nombre à une entrée : aucun ne compte.
jelly-help-sum = La plus forte somme l’emporte
jelly-help-sum-help = Le joueur majoritaire gagne la récompense visée par la cible, même mauvaise. À égalité, chacun la gagne entière.
jelly-help-centre = Le centre-ville
jelly-help-centre-help = Qui a le plus de dés chassés pioche un Jelly-pod. Ici, seul leur nombre compte, et les dés égaux ne s’annulent pas.

jelly-help-rewards = Les récompenses
jelly-help-reward-jelly = Gelées
jelly-help-reward-jelly-help = Prenez-en autant qu’indiqué.
jelly-help-reward-nothing = Assiette vide
jelly-help-reward-nothing-help = Vous ne gagnez rien.
jelly-help-reward-pod = Jelly-pod
jelly-help-reward-pod-help = Piochez un Jelly-pod et regardez-le en secret. S’il y en a trop peu pour tous les joueurs à égalité, personne ne pioche.
jelly-help-reward-discard = Défausser un Jelly-pod
jelly-help-reward-discard-help = Défaussez un Jelly-pod de votre choix, si vous en avez, puis prenez ce qui est à côté.
jelly-help-reward-per-pod = Par Jelly-pod
jelly-help-reward-per-pod-help = Prenez autant de gelées pour chacun de vos Jelly-pods.
jelly-help-reward-copy = Flèche
jelly-help-reward-copy-help = Vous gagnez ce que vise la cible de ce voisin, compté avec les dés d’ici. La flèche de droite va dans le sens horaire.
jelly-help-reward-either = Double flèche
jelly-help-reward-either-help = Vous choisissez le voisin. À égalité, il faut choisir le même.
jelly-help-reward-take = Prendre à tous
jelly-help-reward-take-help = Chaque autre joueur vous donne autant de gelées.
jelly-help-reward-give = Donner à tous
jelly-help-reward-give-help = Vous donnez autant de gelées à chaque autre joueur. Personne ne veut être majoritaire ici.
jelly-help-reward-podium = Podium
jelly-help-reward-podium-help = La plus forte somme gagne le nombre de la marche haute, la suivante celui de la marche basse.
jelly-help-reward-others = Podium pour tous
jelly-help-reward-others-help = La plus forte somme gagne la marche haute, tous les autres dont des dés comptent ici la marche basse.
jelly-help-reward-count = Selon le nombre de dés
jelly-help-reward-count-help = La ligne qui montre autant de dés que vous en avez qui comptent ici donne votre récompense. Un plus veut dire : ou davantage.

jelly-help-pieces = Le matériel
jelly-help-piece-die = Dés
jelly-help-piece-die-help = Sept par joueur. Chaque couleur a aussi une marque dans le coin : rond, triangle, carré, étoile, croix.
jelly-help-piece-target = Cible
jelly-help-piece-target-help = Elle est à côté de la zone dont la récompense est en jeu.
jelly-help-piece-barrier = Barrière
jelly-help-piece-barrier-help = Plus personne ne place rien ici avant le décompte : les dés et la cible qu’elle protège sont à l’abri.
jelly-help-piece-timer = Sablier
jelly-help-piece-timer-help = On le retourne une fois par manche. Quand il est vide, on ne touche plus aux dés.
jelly-help-piece-drone = Drone
jelly-help-piece-drone-help = Il montre où commence le décompte, qui continue dans le sens horaire.
jelly-help-piece-token = Gelées
jelly-help-piece-token-help = Chacun commence avec 2. Elles sont visibles de tous, par un, cinq et dix.
jelly-help-piece-pod = Jelly-pods
jelly-help-piece-pod-help = Cachés jusqu’à la fin, ils contiennent 2 à 6 gelées. Un point d’interrogation vaut ce que montre un dé.
jelly-help-piece-lamp = Lumière verte
jelly-help-piece-lamp-help = Une face plus simple d’une tuile, pour une première partie.

jelly-help-faces = Les quartiers
jelly-help-faces-help = Huit tuiles à deux faces, toutes de notre conception. Celles à lumières vertes sont plus simples.

jelly-help-thinking = Sans se presser
jelly-help-thinking-help = En tempo réfléchi, chacun choisit en secret, puis tous les choix sont exécutés d’un coup, par siège, en commençant par un autre siège à chaque manche. Le sablier compte des étapes au lieu de secondes.

jelly-help-keys = Les touches de ce jeu
jelly-help-key-die = choisir un dé de votre lancer
jelly-help-key-district = choisir un quartier
jelly-help-key-way = choisir parmi plusieurs effets ou réponses
jelly-help-key-roll = lancer, n’en placer aucun, ou dire que vous êtes prêt
jelly-help-key-block = prendre votre barrière, puis la lettre d’un quartier
jelly-help-key-flip = retourner le sablier
jelly-help-key-decline = ne rien faire de plus dans cette manche
jelly-help-key-wait = attendre, en tempo réfléchi

jelly-help-readings = Comment nous lisons les points douteux
jelly-help-reading-dispute = Une double flèche sans accord ne donne aucune gelée, sauf si les options laissent faire le hasard.
jelly-help-reading-right = Le quartier de droite est le suivant dans le sens horaire.
jelly-help-reading-arrows = On suit les flèches qui mènent à des flèches ; un quartier déjà vu ne donne rien.
jelly-help-reading-copied = Une récompense copiée regarde les dés du quartier qui copie.
jelly-help-reading-empty = Où personne n’est présent, personne ne gagne rien ; un centre-ville vide ne donne pas de Jelly-pod.
jelly-help-reading-own = Un 1 ou un 2 peut chasser un de vos propres dés, mais pas lui-même.
jelly-help-reading-turn = On peut retourner le sablier, on n’y est pas obligé. L’horloge arrête une manche qui traîne.
jelly-help-reading-cancel = Trois dés égaux s’annulent comme deux.
jelly-help-reading-number = Les récompenses selon le nombre de dés regardent les dés qui comptent, et à égalité ceux de chacun.
jelly-help-reading-pods = Trop peu de Jelly-pods pour une égalité au centre-ville : personne ne pioche, comme dans un quartier.
jelly-help-reading-short = Qui n’a pas assez de gelées donne tout et choisit à qui, aussi quand les autres prennent.
jelly-help-reading-take = Prendre 1 et prendre 2 sont deux icônes différentes ; personne ne choisit entre elles.
jelly-help-reading-open = Les gelées sont visibles de tous ; seul son propriétaire connaît le contenu d’un Jelly-pod.
jelly-help-reading-board = Tourner le plateau entre les manches ne change rien : le drone tourne avec lui.
