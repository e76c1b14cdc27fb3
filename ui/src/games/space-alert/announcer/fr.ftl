# La page qui fait la voix du vaisseau pour ceux qui ont la boîte.

announcer-title = L’annonceur
announcer-help = Vous avez la boîte, les cartes et le vaisseau sur votre table. Cette page est la voix : elle dit ce qui vient et quand, l’écrit en grand et en tient la liste. Choisissez une mission, lancez, et planifiez.
announcer-mission = Mission
announcer-crew = Équipage
announcer-crew-help = À quatre, personne ne tient compte des rapports non confirmés.
announcer-transfer = Transfert de données
announcer-start = Lancer
announcer-silent = Plus un mot, plus un signe
announcer-pause = Pause
announcer-resume = Continuer
announcer-stop = Arrêter et choisir autre chose
announcer-over = La planification est finie. Retournez les cartes sur votre table, ou saisissez vos programmes et laissez le vaisseau raconter.
announcer-resolve = Saisir les programmes
announcer-wait = Rien n’est dit avant que vous ne lanciez.
