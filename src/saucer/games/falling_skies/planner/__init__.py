"""How the planner thinks: what things are worth, what one does by habit, and what a round can bring."""
