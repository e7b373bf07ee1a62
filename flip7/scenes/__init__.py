"""What a player sees: title, new table, table, podium, rules, settings, records ...

`House` is what all of them share; `doors` has the ways from one to another.
"""
