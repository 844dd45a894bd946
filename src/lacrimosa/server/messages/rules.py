"""The rules as text, for a page to show."""

from typing import Annotated

from msgspec import Meta, Struct


class RuleText(Struct, frozen=True, omit_defaults=True):
    """One rule."""

    id: Annotated[str, Meta(description="Section and number: TRV-3.")]
    title: Annotated[str, Meta(description="A few words.")]
    paragraphs: Annotated[
        list[str],
        Meta(
            description="Its text. One that begins with words between two pairs of stars is a ruling; the "
            "one below it, with words between two stars, says what the books say and why we read them so."
        ),
    ]


class RuleSection(Struct, frozen=True, omit_defaults=True):
    """A section of the rules."""

    code: Annotated[str, Meta(description="Three letters.")]
    title: Annotated[str, Meta(description="What it is about.")]
    rules: list[RuleText]
    introduction: Annotated[list[str], Meta(description="What stands before its first rule.")] = []


class RulesInfo(Struct, frozen=True, omit_defaults=True):
    """The whole rulebook in one language."""

    language: Annotated[str, Meta(description="en, fr, es or ru.")]
    title: Annotated[str, Meta(description="Of the rulebook.")]
    introduction: Annotated[
        list[str], Meta(description="Paragraphs; those that begin with a dash are items of a list.")
    ]
    sections: list[RuleSection]
