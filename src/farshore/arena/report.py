"""`report.html`: a run of the arena for people."""

from __future__ import annotations

from farshore.arena import charts
from farshore.arena.charts import number, percent
from farshore.arena.intervals import Estimate, Z
from farshore.arena.page import HtmlPage
from farshore.arena.results import ArenaResults, Standing
from farshore.localization.messages import GameWords, Words


def report(results: ArenaResults, words: Words) -> str:
    """The page."""
    plan = results.plan
    said = GameWords(words, plan.setup.game, plan.setup.edition)
    say = words.say
    page = HtmlPage(words.language, say("arena-title", game=plan.setup.game.info.title))
    page.text(
        say(
            "arena-summary",
            games=len(results.games),
            matches=plan.matches,
            players=plan.setup.players,
            seed=plan.seed,
            edition=plan.setup.edition.name,
        )
    )
    options = ", ".join(f"{name}={value}" for name, value in plan.setup.choices().items())
    page.text(say("arena-options", options=options), quiet=True)
    page.text(say("arena-how"), quiet=True)
    standings = results.standings
    _table(page, standings, words)

    page.heading(say("arena-ratings"))
    page.plot(
        "ratings",
        charts.whiskers(
            say("arena-ratings"),
            [(each.name, _rating(each)) for each in standings],
            say("arena-rating-axis"),
        ),
    )
    page.text(say("arena-ratings-how"), quiet=True)

    page.heading(say("arena-wins"))
    page.plot(
        "wins",
        charts.whiskers(
            say("arena-wins"),
            [(each.name, each.rate) for each in standings],
            say("arena-wins-axis"),
            as_percent=True,
            mark=1 / plan.setup.players,
        ),
    )
    page.text(say("arena-wins-how", share=percent(1 / plan.setup.players)), quiet=True)

    page.heading(say("arena-matrix"))
    names = [each.name for each in standings]
    cells = [
        [_seen(results.duel(one, other)) if one != other else None for other in names]
        for one in names
    ]
    page.plot(
        "matrix",
        charts.matrix(
            say("arena-matrix"), names, cells, say("arena-matrix-row"), say("arena-matrix-column")
        ),
    )

    page.heading(say("arena-scores"))
    page.plot(
        "scores",
        charts.histograms(
            say("arena-scores"), [(each.name, each.scores) for each in standings], say("end-points")
        ),
    )

    page.heading(say("arena-lead"))
    page.plot(
        "lead",
        charts.lines(
            say("arena-lead"), [(each.name, each.leads) for each in standings], say("arena-course")
        ),
    )
    page.text(say("arena-lead-how"), quiet=True)

    page.heading(say("arena-length"))
    lengths = [float(game["moves"]) for game in results.games]
    page.plot(
        "length",
        charts.histograms(
            say("arena-length"), [(say("arena-all-games"), lengths)], say("arena-moves")
        ),
    )
    page.points(
        [
            say("simulate-end", times=times, why=said.about("end", end))
            for end, times in results.ends.most_common()
        ]
    )

    page.heading(say("arena-seats"))
    page.plot(
        "seats",
        charts.whiskers(
            say("arena-seats"),
            [(words.actor(seat), share) for seat, share in enumerate(results.seats)],
            say("arena-wins-axis"),
            as_percent=True,
            mark=1 / plan.setup.players,
        ),
    )
    return str(page)


def _rating(standing: Standing) -> Estimate:
    rating = standing.rating
    reach = Z * rating.sigma
    return Estimate(rating.mu, rating.mu - reach, rating.mu + reach, standing.rate.number)


def _seen(estimate: Estimate) -> Estimate | None:
    return estimate if estimate.number else None


def standing_line(standing: Standing, words: Words) -> str:
    """How a bot did, on one line."""
    return words.say(
        "arena-standing",
        bot=standing.name,
        rate=percent(standing.rate.value),
        low=percent(standing.rate.low),
        high=percent(standing.rate.high),
        games=standing.rate.number,
        rating=f"{standing.rating.mu:.1f}",
        spread=f"{Z * standing.rating.sigma:.1f}",
        score=f"{standing.score.value:.1f}",
        forfeits=standing.forfeits,
    )


def _table(page: HtmlPage, standings: list[Standing], words: Words) -> None:
    columns = ("bot", "games", "wins", "rate", "interval", "rating", "score", "time", "forfeits")
    rows = [
        [
            each.name,
            str(each.rate.number),
            number(each.wins),
            percent(each.rate.value),
            f"{percent(each.rate.low)} – {percent(each.rate.high)}",
            f"{each.rating.mu:.1f} ± {Z * each.rating.sigma:.1f}",
            f"{each.score.value:.1f}",
            f"{1000 * each.seconds / max(1, each.decisions):.1f}",
            str(each.forfeits),
        ]
        for each in standings
    ]
    page.table([words.say(f"arena-column-{column}") for column in columns], rows)
