resolve-ticket = Space Alert : le vaisseau raconte ce que vous avez fait
resolve-ticket-help = Saisissez ce que votre équipage a prévu et regardez la mission étape par étape.
