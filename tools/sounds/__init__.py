"""The sounds of the game as code: from plain numbers to instruments, from instruments to cues and music."""
