# The computer patrons: who they were, and what they were like in one word.

patron-swieten = Baron van Swieten
patron-swieten-manner = learned
patron-thun = Countess Thun
patron-thun-manner = shrewd
patron-lichnowsky = Prince Lichnowsky
patron-lichnowsky-manner = proud
patron-waldstaetten = Baroness Waldstätten
patron-waldstaetten-manner = warm-hearted
patron-puchberg = Michael Puchberg
patron-puchberg-manner = generous
patron-walsegg = Count Walsegg
patron-walsegg-manner = secretive
