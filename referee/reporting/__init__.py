"""What was found, for people and for graders. Nothing here plays or judges."""
