"""What a player sees: title, new table, table, podium, rules, settings, records ...

`Context` is what all of them share. They reach each other by its navigation, which `routes` makes.
"""

from flip7.app.context import Context
from flip7.scenes.routes import Routes

Context.routes = Routes
