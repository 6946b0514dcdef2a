"""Reviews over HTTP: whether there is one, how far it is, and the wish for one."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State

from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.server.api import check_limit, language_of
from vernissage.server.hints import weighed_in_words
from vernissage.server.house import House
from vernissage.server.refusals import TableError
from vernissage.server.reviews import Review, check_over
from vernissage.server.table import LiveTable
from vernissage.server.wire_review import AfterthoughtInfo, MomentInfo, PointInfo, ReviewInfo, ReviewStatus, ShareInfo


class ReviewApi(Controller):
    """The review of a game that is over."""

    path = "/api/tables/{id:str}/review"

    @get("/")
    async def status(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> ReviewStatus:
        """The review, or how far it is."""
        house: House = state.house
        guest = await state.guests.who(request)
        known = None if guest is None else guest.id
        check_limit(house, house.limits.requests, known, request)
        return await _status(house, await house.table(id), known, language_of(lang))

    @post("/", status_code=200)
    async def begin(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> ReviewStatus:
        """Have it made. Who played may ask for that; everybody who may see the game may read it."""
        house: House = state.house
        guest = await state.guests.known(request)
        check_limit(house, house.limits.reviews, guest.id, request)
        table = await house.table(id)
        if not table.seats_of(guest.id):
            raise TableError("not-seated")
        await house.reviews.begin(table)
        return await _status(house, table, guest.id, language_of(lang))


async def _status(house: House, table: LiveTable, guest: str | None, language: str) -> ReviewStatus:
    check_over(table)
    may_begin = bool(table.seats_of(guest)) and house.reviews.offers(table)
    done, job = house.reviews.done(table), house.reviews.job(table)  # before the storage is asked: it may be kept then
    review = await house.reviews.kept(table)
    if review is not None:
        return ReviewStatus("ready", 1.0, may_begin, told(table.title, review, table.screens.words(language)))
    if done is not None:
        return ReviewStatus("working", done, may_begin, None)
    if job is not None:
        return ReviewStatus("failed", 0.0, may_begin, None)
    return ReviewStatus("none" if house.reviews.offers(table) else "not-offered", 0.0, may_begin, None)


def told(title: Title[Any, Any], review: Review, words: Words) -> ReviewInfo:
    """A review in a visitor's words."""
    return ReviewInfo(
        points=tuple(
            PointInfo(point.entry, tuple(ShareInfo(*share) for share in point.chances)) for point in review.points
        ),
        moments=tuple(
            MomentInfo(
                entry=one.entry,
                seat=one.seat,
                played=weighed_in_words(title, one.played, words),
                best=weighed_in_words(title, one.best, words),
                cost=one.cost,
                low=one.low,
                high=one.high,
                reasons=tuple(reason.say(words) for reason in one.reasons),
            )
            for one in review.moments
        ),
        afterthoughts=tuple(
            AfterthoughtInfo(afterthought.entry, afterthought.reason.say(words))
            for afterthought in review.afterthoughts
        ),
        judged=review.judged,
        forced=review.forced,
        seconds=review.seconds,
    )
