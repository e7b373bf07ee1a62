"""How cards look and what they say."""
