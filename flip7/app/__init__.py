"""What the scenes share: the context of a run, and the ways between scenes."""
