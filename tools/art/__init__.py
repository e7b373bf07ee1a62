"""The game's own drawings, as code: each module draws one family of pictures and gives name -> SVG text."""
