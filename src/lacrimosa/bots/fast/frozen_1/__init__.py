"""The compiled part of `kapellmeister-1` and `virtuoso-1` (bots/frozen_1): never to be changed."""
