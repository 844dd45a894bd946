# The computer patrons: who they were, and what they were like in one word.

patron-swieten = Baron van Swieten
patron-swieten-manner = savant
patron-thun = Comtesse Thun
patron-thun-manner = fine mouche
patron-lichnowsky = Prince Lichnowsky
patron-lichnowsky-manner = fier
patron-waldstaetten = Baronne Waldstätten
patron-waldstaetten-manner = chaleureuse
patron-puchberg = Michael Puchberg
patron-puchberg-manner = généreux
patron-walsegg = Comte Walsegg
patron-walsegg-manner = secret
