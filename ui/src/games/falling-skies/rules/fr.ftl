# Les règles derrière les lignes du journal propres à l’édition en boîte, chacune en quelques mots.

rule-ufs-threat-1 = Autant de tuiles de ciel que le niveau de menace sont tirées au sort et retournées sur leur face menace.
rule-ufs-ms-1 = Le vaisseau mère descend d’une ligne et reprend les vaisseaux qui s’y trouvent ; ceux des points de largage descendent avec lui.
rule-ufs-ms-5 = Des vaisseaux blancs rejoignent ceux qui attendent, tant qu’il en reste.
rule-ufs-spawn-1 = Les vaisseaux en attente tombent d’abord au-dessus des colonnes vides, puis là où le vaisseau suivant est le plus loin ; les violets avant les blancs.
rule-ufs-dmg-3 = Un vaisseau qui quitte le ciel cause un seul dégât, quelle que soit la hauteur de sa chute.
rule-ufs-portal = Un vaisseau qui s’arrête sur un portail passe par l’autre portail, sauf si un vaisseau s’y trouve ou si le vaisseau mère l’a dépassé. Rien ne s’y produit.
rule-ufs-rush = Chaque vaisseau violet sous les points de largage descend d’autant de lignes, tant que rien ne lui barre la route, et fait ce qui est imprimé à son arrivée.
rule-ufs-city-2 = Chaque face d’une ville a sa propre règle, valable toute la partie.
rule-ufs-camp-8 = Un personnage aide une fois par partie.
rule-ufs-star-1 = Un scénario ajoute sa propre règle à la partie.
