play-menu = Choisissez un numéro ; u reprend un coup, q quitte, « ? » explique.
play-submenu = Choisissez un numéro ; Entrée revient en arrière.
play-help =
    Tapez le numéro de ce que vous voulez faire. Plusieurs numéros choisissent pas à pas : 2 3 1.
    Entrée : retour à la première liste.   u : reprendre votre dernier coup, tant que rien n’a été révélé depuis.
    ? : cette page.   q : quitter ; la partie est enregistrée et peut être reprise.
play-no-such-choice = Il n’y a pas de { $typed } ici.
play-undone = Coup repris.
play-bot = { $bot } joue.
play-saved = La partie est enregistrée dans { $file }
play-resume = Pour la reprendre : saucer play --resume { $file }
replay-taken-back = (repris)
replay-undo = Le dernier coup est repris.
replay-position = Coup { $ply } sur { $last }
