"""One match: its plan, its game and journal, its history and its awards."""
