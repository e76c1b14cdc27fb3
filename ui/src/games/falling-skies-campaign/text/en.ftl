# Words that only the browser needs for the campaign.

set-up-falling-skies-campaign = Name your campaign
war-level = “{ $name }”
war-level-unnamed = Unnamed, from threat level { $threat }
war-unnamed = Unnamed campaign

war-chapter = { $chapter ->
    [1] Chapter I
    [2] Chapter II
    [3] Chapter III
   *[4] Chapter IV
}
war-chapter-heading = { $chapter ->
    [1] Chapter I: { chapter-1-title }
    [2] Chapter II: { chapter-2-title }
    [3] Chapter III: { chapter-3-title }
   *[4] Chapter IV: { chapter-4-title }
}
war-battle = Battle { $number }
war-stand = Stand { $number }
war-score = Score { $score }
war-threat = Threat level { $threat }

war-prompt-briefing = Read the briefing, then open the chapter
war-prompt-deal = Reports are coming in…
war-prompt-choose = Two cities are under attack: choose the one you will defend
war-prompt-city = Choose the city in which you make your stand
war-prompt-prepare = Prepare the battle, choose a threat level, then fight
war-prompt-again = The city fights on, damaged: choose a threat level, then fight
war-prompt-battle = The battle begins…
war-prompt-aftermath = See what the battle left behind, then go on
war-prompt-over = The campaign is over

war-map = The world as it stands
war-fate-attacked = Under attack:
war-fate-fighting = The battle at hand:
war-fate-saved = Saved:
war-fate-spared = Spared:
war-fate-lost = Lost:
war-fate-unknown = No report yet:
war-cities = { $cities ->
    [one] one city
   *[other] { $cities } cities
}

war-stamp-secret = Top secret
war-stamp-urgent = Urgent
war-stamp-last = No retreat
war-orders = Your orders
war-choose = Two cities are calling
war-file = File { $number }
war-awaited = Waiting for the wire…
war-base = Base { $upper } over { $lower }
war-now = In this battle:
war-later = In later chapters:
war-defend = Defend { $city }
war-cost = { $city } will fall. { $character } and that scenario are lost to the campaign.

war-stands-left = { $lost ->
    [0] { $left ->
        [one] The final battle can be fought in one city only. Lose it, and everything is lost.
       *[other] The final battle can be fought in any of { $left } cities. A city that loses it is gone, and you try again in another.
    }
   *[other] { $left ->
        [one] One city is left. This is the last stand.
       *[other] { $left } cities are left to make a stand.
    }
}
war-saved = Saved
war-spared = Spared
war-stand-here = Make the stand in { $city }

war-again = The first game is lost. { $city } now lies on its damaged side, with a stronger ability; the characters and tiles stay, and the threat tiles are drawn anew. There is no third game.
war-team = Who comes along
war-team-later = Those who are with you can help from the next chapter on, on their upgraded sides.
war-bring = Bring
war-coming = Coming
war-advanced-help = Lay one, and its sky is harder: one star more each. You need not.
war-threat-help = { $threat ->
    [0] All four sky tiles lie on their easy side. A win adds nothing to your score.
    [one] One sky tile is drawn and turned to its threat side. A win adds 1 to your score.
   *[other] { $threat } sky tiles are drawn and turned to their threat side. A win adds { $threat } to your score.
}
war-change-mind = If you change your mind, take it back before you fight.
war-fight = Fight

war-won = { $city } holds
war-lost = { $city } is beaten
war-gain = { $points ->
    [-1] Score −1
   *[other] Score +{ $points }
}
war-next = What comes next:
war-next-again = one more game for { $city }, on its damaged side.
war-next-battle = the second battle of this chapter.
war-next-chapter = the next chapter.
war-next-stand = another stand, in another city.
war-look = Look at the board
war-report = Back to the report
war-go-on = Go on

war-column-battle = No.
war-given-up = Given up: { $city }
war-with-advanced = Advanced: { $tiles }
war-upgraded = { $character } (upgraded)
war-print = Print
war-download = Download this campaign
war-figure-games = Games played

war-name-idea = Operation Daybreak
war-first-threat = Threat level to begin with
war-first-threat-help = So many sky tiles lie on their threat side, drawn at random. You can change the level before every game; the higher it is, the more a win is worth.

war-help = The campaign in short
war-help-stacks = Two calls for help
war-help-stacks-help = Before each battle you see two files, each with a scenario, a city and a character. Choose one; the other city falls, and the rest of its file is lost.
war-help-games = Two games at most
war-help-games-help = Lose the first game, and you play a second one on the damaged side of the city. Win either, and the city is saved.
war-help-team = Those who stay with you
war-help-team-help = Whoever fought beside you stays, won or lost, and helps in later chapters on the upgraded side: one per battle in chapter II, two in chapter III, three in the end.
war-help-threat = As hard as you like
war-help-threat-help = Choose the threat level before every game, and lay advanced tiles once you have them.
war-help-final = The last stand
war-help-final-help = The fourth chapter is one battle, fought in a city that you saved or that was spared. Lose it, and you try again in another, as long as there is one.
war-help-score = The score
war-help-score-help = The threat levels of all games you won, less 1 for each one you lost. The campaign sheet (key C) has every battle.
war-help-keep = It can take weeks
war-help-keep-help = Close the page at any time: the campaign waits under “My tables”, by its name. From its sheet you can print it or download it as one file, to go on elsewhere.
war-help-battles = The battles
