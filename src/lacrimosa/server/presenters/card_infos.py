"""The cards of an edition: Opus, Memory, Constanze and Soloist cards, and the bonus tiles of the periods."""

from lacrimosa.editions import Edition
from lacrimosa.editions.schema import Memory
from lacrimosa.rules.tables import OpusCard
from lacrimosa.rules.vocabulary import ACTIONS, MOVEMENTS
from lacrimosa.server.messages.components import (
    BonusInfo,
    ConstanzeInfo,
    MemoryInfo,
    OpusInfo,
    SoloistCardInfo,
)
from lacrimosa.server.messages.goods import NOTHING, Reward
from lacrimosa.server.presenters.goods import cost_of, reward_of
from lacrimosa.server.presenters.names import PieceNames, picked, printed_title


def opus_infos(edition: Edition) -> list[OpusInfo]:
    tables, data = edition.tables, edition.data.opus
    infos = [
        OpusInfo(
            id=card.id,
            title=printed_title(edition, "opus", card),
            is_own=("opus", card.id) in edition.own,
            koechel=card.koechel or None,
            year=card.year,
            type=card.type,
            period=card.period,
            cost=cost_of(values.cost),
            vp=int(values.vp),
            perform_cost=cost_of(values.perform_cost),
            perform=_performance(values),
            sell_cost=cost_of(values.sell_cost),
            sell=_sale(values),
        )
        for card, values in zip(data.opus, tables.opus, strict=False)  # the starting Opus is the last
    ]
    first = tables.opus[tables.starting_opus]
    infos.append(
        OpusInfo(
            id=data.starting_opus.id,
            title=printed_title(edition, "opus", data.starting_opus),
            is_own=("opus", data.starting_opus.id) in edition.own,
            perform_cost=cost_of(first.perform_cost),
            perform=_performance(first),
            sell_cost=cost_of(first.sell_cost),
            sell=_sale(first),
        )
    )
    return infos


def _performance(card: OpusCard) -> Reward:
    return Reward(ducats=int(card.perform_ducats)) if card.perform_ducats else NOTHING


def _sale(card: OpusCard) -> Reward:
    made = Reward(finance=int(card.sell_finance), vp=int(card.sell_vp))
    return NOTHING if made == NOTHING else made


def memory_infos(edition: Edition) -> list[MemoryInfo]:
    cards = (*edition.data.memory.starting, *edition.data.memory.memory)
    return [
        MemoryInfo(
            id=card.id,
            title=printed_title(edition, "memory", card),
            is_own=("memory", card.id) in edition.own,
            actions=list(card.actions),
            period=card.period if isinstance(card, Memory) else None,
            year=card.year if isinstance(card, Memory) else None,
            top=reward_of(values.top),
            story=reward_of(values.story),
        )
        for card, values in zip(cards, edition.tables.memories, strict=True)
    ]


def constanze_infos(words: PieceNames) -> list[ConstanzeInfo]:
    return [
        ConstanzeInfo(card, *[picked(words.spaces, mask) for mask in masks])
        for card, masks in zip(words.constanze, words.tables.constanze, strict=True)
    ]


def bonus_infos(words: PieceNames) -> list[BonusInfo]:
    return [
        BonusInfo(bonus, int(values.period), ACTIONS[values.action], reward_of(values.reward))
        for bonus, values in zip(words.bonuses, words.tables.bonuses, strict=True)
    ]


def soloist_card_infos(words: PieceNames) -> list[SoloistCardInfo]:
    return [
        SoloistCardInfo(
            id=card,
            actions=[ACTIONS[action] for action in values.actions],
            from_left=values.from_left,
            ascending=values.ascending,
            courts=int(values.courts),
            movement=MOVEMENTS[values.movement],
            from_top=values.from_top,
        )
        for card, values in zip(words.soloist_cards, words.tables.soloist_cards, strict=True)
    ]
