# What only the drawing of a campaign for terminals says.

terminal-campaign-chapter = { $chapter ->
    [1] Chapter I
    [2] Chapter II
    [3] Chapter III
   *[4] Chapter IV
}
terminal-campaign-score = Score: { $score }
terminal-campaign-nobody = nobody new
terminal-campaign-pair = { $name }: { $words }
terminal-campaign-fight = Begin the battle
terminal-campaign-threat = Threat level { $threat }
terminal-campaign-upgraded = { $character } (upgraded)
