"""The numbers of the box that the chapters of the rules tell, by the names they have in the texts."""

from __future__ import annotations

from itertools import groupby

from vernissage.games.gallerist.components import COLUMNS, VISITORS, Box, SoloGoal

Facts = dict[str, int | str]


def facts(box: Box) -> Facts:
    *values, highest = box.values[1:]
    told: Facts = {
        "box_money": box.start_money,
        "box_influence": box.influence_start,
        "box_on_desks": box.on_desks,
        "box_desks": box.desks,
        "box_queue": box.assistants - box.on_desks,
        "box_lobby": box.lobby,
        "box_collectors": box.collectors,
        "box_promotion_fame": box.promotion_fame,
        "box_influence_end": box.influence_end,
        "box_values": _listed(values),
        "box_celebrity_value": highest,
        "box_celebrity": box.celebrity,
        "box_celebrity_money": box.celebrity_money,
        "box_ends": box.ends_needed,
        "box_celebrities": box.celebrities,
        "box_stalled": box.stalled_rounds,
        "box_bonus_fame": box.bonus_fame_base,
        "box_bonus_collector_fame": box.bonus_fame_collector,
    }
    for kind, visitor in enumerate(VISITORS):
        told[f"box_{visitor}_money"] = box.intermediate_money[kind]
        told[f"box_{visitor}_influence"] = box.intermediate_influence[kind]
        told[f"box_bonus_{visitor}_money"] = box.bonus_money[kind]
        told[f"box_bonus_{visitor}_influence"] = box.bonus_influence[kind]
    for column in range(COLUMNS):
        told[f"box_column_{column + 1}"] = box.market_influence[column]
        told[f"box_closed_{column + 1}"] = _closed(box, column)
        told[f"box_majorities_{column + 1}"] = _listed(box.majorities[column])
    told |= {f"box_bid_{row}": bid for row, bid in enumerate(box.bids, 1)}
    for level, goal in box.solo_goals.items():
        told |= _solo(f"box_{level}", goal)
    return told


def _closed(box: Box, column: int) -> str:
    """With how many players a column of the market is closed: `1–2`, `1, 3–4`, `never`."""
    counts = [players for players, open_ones in enumerate(box.columns, 1) if column not in open_ones]
    runs = [[players for _, players in run] for _, run in groupby(enumerate(counts), lambda at: at[1] - at[0])]
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs) or "never"


def _solo(level: str, goal: SoloGoal) -> Facts:
    return {
        f"{level}_reputation": goal.reputation,
        f"{level}_masterpieces": goal.masterpieces,
        f"{level}_curator": "highest" if goal.highest else goal.curator,
        f"{level}_dealer": goal.dealer,
        f"{level}_cards": goal.cards,
        f"{level}_money": goal.money,
    }


def _listed(numbers: list[int] | tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
