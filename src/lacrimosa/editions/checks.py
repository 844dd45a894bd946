"""What a well-made edition must also hold."""

from lacrimosa.editions.schema import Data


def check(data: Data) -> None:
    del data
