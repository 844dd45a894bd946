"""`kapellmeister-1` and `virtuoso-1`: the two best levels of the first version as they were, for good.

They are yardsticks: what wins more against them than last year has become stronger. So they share nothing but
the rules with the levels that go on learning: features, hand-made value, search, network and weights are
copies (the compiled part is bots/fast/frozen_1). A test pins their choices; improve nothing here.
"""
