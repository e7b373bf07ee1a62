"""What happened in a match, by rounds: `flip7.match.log` as a page.

`entries` puts those events together that belong into one line, `lines` draws headings and lines with faces, cards and
icons, `scene` is the page that shows them.
"""
