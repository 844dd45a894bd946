"""Parameters that several routes share, with their limits and what they mean."""

from typing import Annotated

from msgspec import Meta

TableName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="A table's id, 22 signs.")]
Since = Annotated[int, Meta(ge=0, le=1 << 52, description="The version you know; 0 if you know nothing yet.")]
Wait = Annotated[float, Meta(ge=0, le=50, description="How long to wait for news, in seconds.")]
StepNumber = Annotated[int, Meta(ge=0, le=100_000, description="How many choices had been made.")]
LookFrom = Annotated[
    Annotated[str, Meta(pattern="^(spectator|open|[0-3])$")] | None,
    Meta(description="A seat, spectator, or open once nothing is hidden; left out: your own seat."),
]
After = Annotated[
    Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{22}$")] | None,
    Meta(description="`next` of the list before."),
]
EditionName = Annotated[
    str, Meta(pattern="^([a-z0-9_-]{1,40}|[0-9a-f]{64})$", description="An edition's id or its digest.")
]
LanguageName = Annotated[str, Meta(pattern="^(en|fr|es|ru)$", description="A language.")]
