"""What a player has within reach, for reports on balance: favours held, patrons on display, and so on."""

from __future__ import annotations

from vernissage.core.authored import Item
from vernissage.games.pictura import codes as c
from vernissage.games.pictura.decisions.patrons import meets
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import EFFECTS, FAVOURS, REWARDS


def items(p: PicturaPosition, seat: int) -> dict[Item, tuple[int, ...]]:
    """The cards within a seat's reach at the question asked now, each with the answers that use it.

    A favour is within reach in the action phases of its holder, a patron in everybody's while it is on display, whether
    or not it is pleased yet, the effect of a patron when it is pleased; a reward space when an exhibition is to cover
    one, a trend when it is offered as a goal.
    """
    key = p.question.key
    if key == "action":
        favours = {("favour", FAVOURS[kind]): (c.FAVOUR + kind,) for kind in p.favours[seat]}
        patrons = {
            ("patron", p.box.patrons[n]): (c.CLAIM + 2 * n, c.CLAIM + 2 * n + 1) for n in p.patron_row if n != NOTHING
        }
        counts = p.counts(seat)
        pleased = [
            n for n in p.patron_row if n != NOTHING and p.claims_left and meets(p, seat, p.box.patron_cards[n], counts)
        ]
        effects: dict[Item, tuple[int, ...]] = {}
        for n in pleased:
            effect = ("effect", EFFECTS[p.box.patron_cards[n].effect])
            effects[effect] = (*effects.get(effect, ()), c.CLAIM + 2 * n + 1)
        return favours | patrons | effects
    if key == "reward":
        return {("reward", REWARDS[code - c.REWARD]): (code,) for code in p.question.options(p, seat)}
    if key == "goal":
        return {("trend", p.box.trends[trend]): (c.GOAL + trend,) for trend in p.offers[seat]}
    return {}
