"""The numbers of the box that the chapters of the rules tell, by the names they have in the texts."""

from __future__ import annotations

from vernissage.games.pictura.components import Box
from vernissage.games.pictura.printed import REWARD_SPACES


def facts(box: Box) -> dict[str, int | str]:
    painter, period, domain = box.trend_points
    least, periods, domains, gallery, museum = box.scale
    told: dict[str, int | str] = {
        "box_paintings": len(box.paintings),
        "box_painters": len(box.painters),
        "box_painter": painter,
        "box_period": period,
        "box_domain": domain,
        "box_hand": box.hand,
        "box_favours": box.favours_dealt,
        "box_offered_trends": box.offered_trends,
        "box_museum_paintings": box.museum_paintings,
        "box_patrons": box.patrons_shown,
        "box_tokens": box.tokens,
        "box_token_points": box.token_points,
        "box_draw": box.draw,
        "box_steal": box.steal,
        "box_hand_limit": box.hand_limit,
        "box_marks": _listed(box.marks) or "none",
        "box_end": box.end,
        "box_end_bonus": box.end_bonus,
        "box_least": least,
        "box_periods": _listed(periods[least:]),
        "box_domains": _listed(domains[least:]),
        "box_most_exhibitions": box.most_exhibitions,
        "box_gallery": gallery,
        "box_museum": museum,
        "box_supplies_paintings": box.supplies_paintings,
        "box_supplies_favours": box.supplies_favours,
        "box_grant": box.grant,
        "box_buyers": box.buyers,
        "box_depot": box.depot,
        "box_circle": box.circle,
        "box_discard_further": box.discard_further,
    }
    bonuses: list[int | str] = [*box.exhibition_bonus, *["never"] * REWARD_SPACES]  # for more than may be held
    told |= {f"box_exhibitions_{count}": bonuses[count] for count in range(REWARD_SPACES + 1)}
    told |= {f"box_score_{place}": score for place, score in enumerate(box.scores, 1)}
    return told | {f"box_discard_{count}": cost for count, cost in enumerate(box.discard_costs)}


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
