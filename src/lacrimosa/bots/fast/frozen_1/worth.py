"""Worth of printed things by round, worked out once for an edition and a set of weights."""

from mypy_extensions import i64

from lacrimosa.bots.fast.frozen_1.weights import Weights
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.kinds import ACTIONS, ROUNDS, STORY_POINTS
from lacrimosa.rules.tables import Cost, Reward, Tables


class Worth:
    """Tables of worth. Index 0 of every list by round is unused; 6 stands for after the last turn."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.steps: list[list[float]] = []  # [round][finance space] = all income from this round's end on
        self.acting: list[list[float]] = []  # [round][memory] = laying it into Experiences
        self.telling: list[list[float]] = []  # [round][memory] = laying it into Story
        self.performing: list[list[float]] = []  # [round][opus]
        self.selling: list[list[float]] = []  # [round][opus]
        self.with_icon: list[i64] = [0] * ACTIONS  # masks of memories that show an action
        for memory in range(len(tables.memories)):
            for action in tables.memories[memory].actions:
                self.with_icon[action] |= BIT[memory]
        self._fill_finance()
        for now in range(ROUNDS + 2):
            self.acting.append([self._acting(now, memory) for memory in range(len(tables.memories))])
            self.telling.append([self._telling(now, memory) for memory in range(len(tables.memories))])
            self.performing.append([self._performing(now, opus) for opus in range(len(tables.opus))])
            self.selling.append([self._selling(now, opus) for opus in range(len(tables.opus))])

    def _fill_finance(self) -> None:
        spaces = len(self.tables.finance)
        self.steps = [[0.0] * spaces for _ in range(ROUNDS + 2)]
        now = ROUNDS
        while now >= 1:
            for space in range(spaces):
                income = self.goods(self.tables.finance[space], now + 1)
                self.steps[now][space] = self.steps[now + 1][space] + income * self.weights.finance
            now -= 1

    def ducats(self, amount: float, now: i64) -> float:
        """Income in ducats, part of which will lie idle."""
        return amount * self.weights.ducat[now] * (self.weights.income if now <= ROUNDS else 1.0)

    def point(self, kind: i64, now: i64) -> float:
        return self.weights.point[kind] * self.weights.point_in[now] if now <= ROUNDS else 0.5

    def goods(self, reward: Reward, now: i64) -> float:
        """Goods of a reward gained in or at the start of a round; finance steps are looked at apart."""
        weights = self.weights
        share = weights.income if now <= ROUNDS else 1.0
        total = self.ducats(float(reward.ducats), now) + float(reward.vp)
        kind: i64 = 0
        while kind < STORY_POINTS:
            points = ((reward.tracks >> (kind * 16)) & 0xFFFF) + ((reward.counters >> (kind * 16)) & 0xFFFF)
            total += float(points) * self.point(kind, now) * share
            kind += 1
        wild = float(reward.wild_tracks + reward.wild_counters)
        return total + wild * (self.point(2, now) * share)

    def price(self, cost: Cost, now: i64) -> float:
        total = self.ducats(float(cost.ducats), now)
        kind: i64 = 0
        while kind < STORY_POINTS:
            total += float(cost.point(kind)) * self.point(kind, now) * self.weights.income
            kind += 1
        return total

    def step_up(self, space: i64, now: i64) -> float:
        """One finance step from a typical space."""
        last = len(self.tables.finance) - 1
        at = space if space < last else last - 1
        return self.steps[now][at + 1] - self.steps[now][at]

    def _acting(self, now: int, memory: int) -> float:
        if not 1 <= now <= ROUNDS:
            return 0.0
        card = self.tables.memories[memory]
        values = sorted([self.weights.action[action][now] for action in card.actions], reverse=True)
        total = self.goods(card.top, now) + float(card.top.finance) * self.step_up(4, now)
        factor = 1.0
        for value in values:
            total += value * factor
            factor *= self.weights.second_action
        return total

    def _telling(self, now: int, memory: int) -> float:
        if not 1 <= now <= ROUNDS:
            return 0.0
        story = self.tables.memories[memory].story
        return self.goods(story, now + 1) + float(story.finance) * self.step_up(4, now)

    def _performing(self, now: int, opus: int) -> float:
        if not 1 <= now <= ROUNDS:
            return 0.0
        card = self.tables.opus[opus]
        value = self.ducats(float(card.perform_ducats), now) - self.price(card.perform_cost, now)
        return value if value > 0.0 else 0.0

    def _selling(self, now: int, opus: int) -> float:
        if not 1 <= now <= ROUNDS:
            return 0.0
        card = self.tables.opus[opus]
        value = float(card.sell_vp) + float(card.sell_finance) * self.step_up(4, now)
        value -= self.price(card.sell_cost, now)
        return value if value > 0.0 else 0.0
