# The computer patrons: who they were, and what they were like in one word.

patron-swieten = Barón van Swieten
patron-swieten-manner = erudito
patron-thun = Condesa Thun
patron-thun-manner = sagaz
patron-lichnowsky = Príncipe Lichnowsky
patron-lichnowsky-manner = orgulloso
patron-waldstaetten = Baronesa Waldstätten
patron-waldstaetten-manner = afectuosa
patron-puchberg = Michael Puchberg
patron-puchberg-manner = generoso
patron-walsegg = Conde Walsegg
patron-walsegg-manner = misterioso
