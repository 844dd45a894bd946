"""Who may say something at a table; what is said is kept beside its log (hall/talks.py)."""

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import SetTalk
from lacrimosa.server.messages.tables import TalkRule
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.rights import may_see, need_host, need_sight
from lacrimosa.server.table.table import Table


def talk_rule(table: Table) -> TalkRule:
    """Who may say something; at a table of one person there is nobody to say it to."""
    return "off" if _has_no_talk(table) else table.options.talk


def _has_no_talk(table: Table) -> bool:
    is_for_one = table.lesson is not None or table.task is not None or table.commission is not None
    return is_for_one or table.status in ("review", "closed")


def may_talk(table: Table, person: str) -> bool:
    """Whether a person may say something."""
    rule = talk_rule(table)
    if rule == "off" or not may_see(table, person):
        return False
    return rule == "everybody" or person in table.people


def need_talk(table: Table, person: str, step: int) -> None:
    """A person must be allowed to say something about a move that was made."""
    need_sight(table, person)
    if talk_rule(table) == "off":
        raise Refused("not_allowed", "nobody may say anything at this table")
    if not may_talk(table, person):
        raise Refused("not_allowed", "only patrons may say something at this table")
    made = 0 if table.game is None else len(table.game.moves)
    if step > made:
        raise Refused("no_such_step", f"there is no step {step}: {made} were made", step=step)


def set_talk(table: Table, person: str, message: SetTalk) -> list[e.AnyEntry]:
    """The host says who may talk, also in the middle of a game and after it."""
    need_host(table, person)
    if _has_no_talk(table):
        raise Refused("not_allowed", "there is no talk at this table")
    if table.options.talk == message.talk:
        return []
    return [e.TalkSet(talk=message.talk, person=person, message=message.id)]
