# Ce qui peut être dit du fichier d’un scénario.

scenario-sound = { $file } est en ordre : « { $name } » peut être joué.

mistake-unreadable = Le fichier ne peut pas être lu ({ $why }).
mistake-too-long = Le fichier est trop long pour un scénario, qui compte { $most } octets au plus.
mistake-not-text-file = Le fichier n’est pas un texte en UTF-8.
mistake-not-toml = Le fichier n’est pas du TOML ({ $why }).
mistake-file-name = « { $found } » ne peut pas être le nom d’un scénario : il se compose de minuscules, de chiffres et de traits d’union, quarante au plus, suivis de « .toml ».
mistake-not-a-table = Il faut ici une table.
mistake-not-a-list = Il faut ici une liste.
mistake-not-a-number = Il faut ici un nombre entier.
mistake-not-text = Il faut ici un texte.
mistake-missing = Ce champ manque.
mistake-unknown-field = Ce champ n’existe pas ; il y a : { $known }.
mistake-number-range = { $found } n’est pas compris entre { $least } et { $most }.
mistake-list-length = La liste a { $found } entrées, il en faut { $least }.
mistake-one-letter = « { $found } » n’est pas une lettre seule.
mistake-not-among = Il faut l’une de ces valeurs : { $known }.
mistake-map-lines = La carte a { $found } lignes, il en faut { $wanted } : huit de cases et, entre deux, ce qui se dresse sous les cases.
mistake-map-width = La ligne { $line } a { $found } signes et peut en avoir { $wanted }.
mistake-map-square = Ligne { $line }, le signe { $sign } est vide ; une case est « . » ou la lettre de sa zone.
mistake-map-beside = Ligne { $line }, le signe { $sign } est « { $found } » ; entre deux cases se dresse « | » (haut), « : » (bas) ou rien.
mistake-map-below = Ligne { $line }, le signe { $sign } est « { $found } » ; sous une case se dresse « = » (haut), « - » (bas) ou rien.
mistake-map-corner = Ligne { $line }, le signe { $sign } est « { $found } » ; sur un coin il y a « + » ou rien.
mistake-unknown-model = La figurine « { $found } » n’existe pas ; il y a : { $known }.
mistake-unknown-zone = Aucune case de la carte ne porte la lettre « { $letter } ».
mistake-deploys-or-enters = Dites soit où ces figurines se déploient, soit où elles entrent.
mistake-too-many-models = Il y a { $found } figurines, et { $most } au plus peuvent participer.
mistake-no-models = { $side ->
    [martian] Il n’y a pas de Martiens.
   *[other] Il n’y a pas d’humains.
}
mistake-zone-full = { $found } figurines se déploient dans la zone « { $letter } », qui a de la place pour { $most }.
mistake-hero-twice = Il ne peut y avoir qu’une seule figurine « { $model } », cachée ou non.
mistake-not-human = « { $model } » n’est pas humain, et seul un humain se cache.
mistake-not-taking-part = Aucune figurine « { $found } » ne participe.
mistake-two-edges = Toutes les sorties doivent passer par le même bord.
mistake-own-side = « { $model } » appartient à ce camp même.
