"""Why a sensible player of Museum: Pictura answers as he does, in words and numbers, from what his seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vernissage.core.moves import Move
from vernissage.core.reasons import Fact, Named, Reason
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import moves as m
from vernissage.games.pictura import scoring
from vernissage.games.pictura.decisions.hanging import owner_of
from vernissage.games.pictura.heuristic import GREEDY, Mind, rearranged
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import COLLECTIONS, EFFECTS, IMPROVING, NO_ACTION, REWARDS

P = PicturaPosition


def reasons(p: P, seat: int, move: Move) -> list[Reason]:
    """What paintings, exhibitions, favours and patrons are worth to a seat as things stand."""
    mind, question = Mind(p, seat, GREEDY), p.question
    told = _TOLD[type(move)](mind, move)
    if question.key == "action" and p.action == NO_ACTION:
        told.append(_compared(mind))
    return told


def _compared(mind: Mind) -> Reason:
    """What each of the three actions is worth; one that is not possible, nothing."""
    show = max(0, round(mind.exhibiting()[0]))
    return Reason("why-actions", {"hang": round(mind.improving()), "show": show, "stock": round(mind.stock_taking())})


def _numbers(names: Iterable[str]) -> list[int]:
    return [c.painting(name) for name in names]


def _held(mind: Mind, cards: Sequence[int]) -> dict[str, Fact]:
    """How many paintings there are, and what they are worth in hand together."""
    return {"count": len(cards), "amount": round(sum(map(mind.held, cards)))}


def _goal(mind: Mind, move: m.Goal) -> list[Reason]:
    p, points = mind.p, mind.box.goals[mind.box.trend_numbers[move.trend]]
    shown = sum(points[card] for card in p.slots if card != NOTHING)
    return [Reason("why-goal", {"hand": sum(points[card] for card in mind.hand), "shown": shown})]


def _swap(mind: Mind, move: m.Swap) -> list[Reason]:
    p = mind.p
    given, taken = _numbers((move.painting, move.taken))
    points = mind.box.points[p.museum_trends[p.slots.index(taken) // mind.box.museum_paintings]]
    facts: dict[str, Fact] = {"gains": points[given], "pays": points[taken]}
    worth: dict[str, Fact] = {"taken": round(mind.held(taken)), "given": round(mind.held(given))}
    return [Reason("why-swap-prestige", facts), Reason("why-swap-worth", worth)]


def _pass(mind: Mind, move: m.Pass) -> list[Reason]:
    if mind.p.question.key == "refresh":
        return _patrons(mind, move)
    return [Reason("why-pass", {"amount": round(mind.best_swap()[0])})]


def _patrons(mind: Mind, move: Move) -> list[Reason]:
    """What other patrons are hoped to be worth, and the best of these."""
    shown = [mind.courting(mind.box.patron_cards[n]) for n in mind.p.patron_row if n != NOTHING]
    return [Reason("why-patrons", {"new": round(mind.new_patrons()), "shown": round(max(shown, default=0.0))})]


def _hung(mind: Mind, card: int) -> Reason:
    doubled = mind.p.doubles > 0
    points = mind.box.points[mind.p.fashion][card] * (2 if doubled else 1)
    return Reason("why-hang", {"amount": round(mind.hanging(card, doubled)), "points": points})


def _hang(mind: Mind, move: m.Hang) -> list[Reason]:
    card, payment = _numbers((move.painting, move.payment))
    told = [_hung(mind, card), Reason("why-payment", {"amount": round(mind.held(payment))})]
    if owner_of(mind.p, card) != NOTHING:
        told.append(Reason("why-steal", {"amount": mind.box.steal}))
    return told


def _hang_free(mind: Mind, move: m.HangFree) -> list[Reason]:
    return [_hung(mind, c.painting(move.painting))]


def _exhibit(mind: Mind, move: m.Exhibit) -> list[Reason]:
    kind = COLLECTIONS.index(move.collection)
    facts: dict[str, Fact] = {
        "collection": Named("collection", move.collection),
        "count": mind.counts[kind],
        "amount": mind.attracting(kind),
        "step": round(mind.step()),
    }
    return [Reason("why-exhibit", facts)]


def _reward(mind: Mind, move: m.Reward) -> list[Reason]:
    return [Reason("why-reward", {"amount": round(mind.reward(REWARDS.index(move.reward)))})]


def _inventory(mind: Mind, move: m.Inventory) -> list[Reason]:
    return [Reason("why-inventory", {"amount": round(mind.stock_taking()), "count": len(mind.p.discards[mind.seat])})]


def _taken_back(mind: Mind, move: m.Recover) -> list[Reason]:
    cards = _numbers(move.paintings)
    return [Reason("why-recover", {**_held(mind, cards), "cost": round(mind.discarding() * len(cards))})]


def _favour(mind: Mind, move: m.Favour) -> list[Reason]:
    return [Reason("why-favour", {"amount": round(mind.favour_worth(move.favour))})]


def _claim(mind: Mind, move: m.Claim) -> list[Reason]:
    patron = mind.box.patron_cards[mind.box.patron_numbers[move.patron]]
    facts: dict[str, Fact] = {"points": patron.points, "effect": round(mind.effect(EFFECTS[patron.effect]))}
    return [Reason("why-claim", facts)]


def _kept(mind: Mind, move: m.Keep) -> list[Reason]:
    return [Reason("why-keep", _held(mind, _numbers(move.paintings)))]


def _take(mind: Mind, move: m.Take) -> list[Reason]:
    return [Reason("why-take", _held(mind, [c.painting(move.painting)]))]


def _store(mind: Mind, move: m.Store) -> list[Reason]:
    cards, away = len(mind.p.discards[mind.seat]), len(move.paintings)
    saved = mind.discard_cost(cards) - mind.discard_cost(cards - away)
    return [Reason("why-store", {"count": away, "amount": saved})]


def _layout(mind: Mind, move: m.Layout) -> list[Reason]:
    then = tuple(NOTHING if name == m.BARE else c.painting(name) for name in move.places)
    return [_laid(mind.p, mind.p.walls[mind.seat], then)]


def _arrange(mind: Mind, move: m.Arrange) -> list[Reason]:
    wall = mind.p.walls[mind.seat]
    return [_laid(mind.p, wall, rearranged(mind.box, wall))]


def _laid(p: P, wall: tuple[int, ...], then: tuple[int, ...]) -> Reason:
    """What a museum is worth as it hangs, and in another layout."""
    now, after = (scoring.layout(p.box.scale, p.box.period, p.box.domain, laid).total for laid in (wall, then))
    return Reason("why-layout", {"now": now, "then": after})


def _done(mind: Mind, move: m.Done) -> list[Reason]:
    best = round(max(0.0, mind.best_hanging()[0])) if mind.p.action in (NO_ACTION, IMPROVING) else 0
    return [Reason("why-done", {"amount": best})]


_TOLD: dict[type[Move], Callable[[Mind, Any], list[Reason]]] = {
    m.Goal: _goal,
    m.Swap: _swap,
    m.Pass: _pass,
    m.Hang: _hang,
    m.HangFree: _hang_free,
    m.Exhibit: _exhibit,
    m.Reward: _reward,
    m.Inventory: _inventory,
    m.Recover: _taken_back,
    m.Replace: _patrons,
    m.Favour: _favour,
    m.Claim: _claim,
    m.Keep: _kept,
    m.Take: _take,
    m.Store: _store,
    m.Arrange: _arrange,
    m.Layout: _layout,
    m.Done: _done,
}
