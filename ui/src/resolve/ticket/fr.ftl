announcer-ticket = Space Alert avec la boîte : la voix
announcer-ticket-help = Toutes les annonces d’une mission, écrites en grand et dites à voix haute, pour l’équipage autour de votre table.
resolve-ticket = Space Alert : le vaisseau raconte ce que vous avez fait
resolve-ticket-help = Saisissez ce que votre équipage a prévu et regardez la mission étape par étape.
