# Ce que seul le dessin d’une campagne pour terminal dit.

terminal-campaign-chapter = { $chapter ->
    [1] Chapitre I
    [2] Chapitre II
    [3] Chapitre III
   *[4] Chapitre IV
}
terminal-campaign-score = Score : { $score }
terminal-campaign-nobody = personne de nouveau
terminal-campaign-pair = { $name } : { $words }
terminal-campaign-fight = Commencer la bataille
terminal-campaign-threat = Niveau de menace { $threat }
terminal-campaign-upgraded = { $character } (côté amélioré)
