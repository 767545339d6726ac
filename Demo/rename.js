// An edit script for `markuphost edit`: the product is renamed, a paragraph becomes a heading, a phrase becomes bold.
MU.replaceAll("Paperwing", "Skylark")

if (MU.selectText("Getting help")) MU.setStyle("H2")

if (MU.selectText("free of charge")) MU.toggleBold()
