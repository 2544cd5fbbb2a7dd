"""Plots as plain SVG: they need no library, print well, and follow light and dark themes.

Colours are classes (`c0`, `c1`, …) that the page defines. Series also differ by a label
or by dashes, never by colour alone, and every plot has a title for screen readers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from farshore.arena.intervals import Estimate

WIDTH: Final = 760
LABELS: Final = 190
"""Room for labels at the left."""
NUMBERS: Final = 120
"""Room for numbers at the right."""
ROW: Final = 26
COLOURS: Final = 8
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
LONGEST_LABEL: Final = 24


@dataclass(frozen=True)
class Scale:
    """Numbers to pixels."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, wanted: int = 6) -> list[float]:
        """Round numbers along the scale."""
        step = _round_step((self.high - self.low) / wanted)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def _round_step(rough: float) -> float:
    power = 10.0 ** math.floor(math.log10(rough))
    for factor in (1, 2, 5):
        if rough <= factor * power:
            return factor * power
    return 10 * power


def scale(values: Sequence[float], start: float, end: float, whole: bool = False) -> Scale:
    """A scale that holds all values, with a little room; `whole`: up to round numbers."""
    finite = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    if whole:
        step = _round_step((high - low) / 6)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    else:
        room = (high - low) * 0.04
        low, high = low - room, high + room
    return Scale(low, high, start, end)


def number(value: float) -> str:
    """A number as an axis shows it."""
    text = f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) < 100 else f"{value:.0f}"
    return "0" if text in ("-0", "") else text.replace("-", "−")


def percent(value: float) -> str:
    return f"{number(round(100 * value, 1))} %"


def _text(text: str, x: float, y: float, anchor: str = "middle", kind: str = "quiet") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _label(text: str, x: float, y: float, anchor: str = "end", most: int = LONGEST_LABEL) -> str:
    """A name; if it is too long its middle is left out, and a title holds the whole."""
    short = text if len(text) <= most else f"{text[: most // 3]}…{text[-(most - most // 3 - 1) :]}"
    title = f"<title>{escape(text)}</title>" if short != text else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{title}{escape(short)}</text>'


def _svg(height: float, title: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _axis(across: Scale, top: float, bottom: float, shown: str, as_percent: bool) -> list[str]:
    """A horizontal axis with grid lines."""
    parts: list[str] = []
    for tick in across.ticks():
        x = across(tick)
        text = percent(tick) if as_percent else number(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(_text(text, x, bottom + 16))
    middle = (across.start + across.end) / 2
    parts.append(_text(shown, middle, bottom + 34))
    return parts


def whiskers(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    axis: str,
    as_percent: bool = False,
    mark: float | None = None,
    band: float = 0.0,
) -> str:
    """A dot with its interval for each row; `mark`: a line to compare with, and a band around."""
    top = 10
    bottom = top + ROW * len(rows)
    values = [bound for _, each in rows for bound in (each.low, each.value, each.high)]
    if mark is not None:
        values += [mark - band, mark + band]
    across = scale(values, LABELS, WIDTH - NUMBERS)
    parts = []
    if mark is not None and band:
        left, right = across(mark - band), across(mark + band)
        parts.append(
            f'<rect class="band" x="{left:.1f}" width="{right - left:.1f}" y="{top}" '
            f'height="{bottom - top}"/>'
        )
    parts += _axis(across, top, bottom, axis, as_percent)
    if mark is not None:
        x = across(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
    for at, (label, each) in enumerate(rows):
        y = top + ROW * (at + 0.5)
        colour = f"c{at % COLOURS}" if len(rows) <= COLOURS else "c0"
        shown = percent(each.value) if as_percent else number(each.value)
        parts.append(_label(label, LABELS - 10, y + 4))
        parts.append(
            f'<line class="bar {colour}" x1="{across(each.low):.1f}" x2="{across(each.high):.1f}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle class="dot {colour}" cx="{across(each.value):.1f}" cy="{y:.1f}" r="5"/>'
        )
        parts.append(_label(shown, WIDTH - NUMBERS + 12, y + 4, "start"))
    return _svg(bottom + 42, title, parts)


def matrix(
    title: str, names: Sequence[str], cells: Sequence[Sequence[Estimate | None]], row: str, to: str
) -> str:
    """How often the bot of the row (`row`) ends before that of the column (`to`)."""
    size = min(96.0, (WIDTH - LABELS - 20) / len(names))
    height = 44.0
    top = 54.0
    parts = [
        _text(to, LABELS, 16, "start"),
        _text(row, LABELS - 10, top - 12, "end"),
    ]
    for at, name in enumerate(names):
        parts.append(
            _label(name, LABELS + size * (at + 0.5), top - 12, "middle", max(3, int(size / 8)))
        )
        parts.append(_label(name, LABELS - 10, top + height * (at + 0.5) + 4))
        for column, cell in enumerate(cells[at]):
            x, y = LABELS + size * column, top + height * at
            if cell is None:
                parts.append(
                    f'<rect class="empty" x="{x:.1f}" y="{y:.1f}" width="{size - 3:.1f}" '
                    f'height="{height - 3:.1f}" rx="4"/>'
                )
                continue
            better = "win" if cell.value >= 0.5 else "loss"
            strength = abs(cell.value - 0.5) * 2
            hint = f"{percent(cell.value)} ({percent(cell.low)} – {percent(cell.high)})"
            parts.append(
                f"<g><title>{escape(f'{name} – {names[column]}: {hint}')}</title>"
                f'<rect class="{better}" x="{x:.1f}" y="{y:.1f}" width="{size - 3:.1f}" '
                f'height="{height - 3:.1f}" rx="4" fill-opacity="{0.08 + 0.55 * strength:.2f}"/>'
                + _label(percent(cell.value), x + size / 2 - 1, y + height / 2 + 3, "middle")
                + "</g>"
            )
    return _svg(top + height * len(names) + 8, title, parts)


def histograms(title: str, series: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """For each series how often each value came, one below the other on the same axis."""
    row = 64
    top = 10
    bottom = top + row * len(series)
    across = scale(
        [value for _, values in series for value in values], LABELS, WIDTH - NUMBERS, whole=True
    )
    span = across.high - across.low
    step = max(1.0, _round_step(span / 40)) if span >= 10 else span / 10
    bins = max(1, math.ceil(span / step - 1e-9))
    parts = _axis(across, top, bottom, axis, False)
    for at, (label, values) in enumerate(series):
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - across.low) / step))] += 1
        base = top + row * (at + 1) - 4
        most = max([*counts, 1])
        colour = f"c{at % COLOURS}"
        for place, count in enumerate(counts):
            if count:
                left = across(across.low + place * step)
                right = across(across.low + (place + 1) * step)
                tall = (row - 14) * count / most
                parts.append(
                    f'<rect class="fill {colour}" x="{left:.1f}" width="{right - left - 0.6:.1f}" '
                    f'y="{base - tall:.1f}" height="{tall:.1f}"/>'
                )
        parts.append(_label(label, LABELS - 10, base - row / 2 + 10))
        if values:
            mean = math.fsum(values) / len(values)
            x = across(mean)
            parts.append(
                f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="{base}" y2="{base - row + 12}"/>'
            )
            parts.append(_label(f"Ø {number(mean)}", WIDTH - NUMBERS + 12, base - 14, "start"))
    return _svg(bottom + 42, title, parts)


def lines(
    title: str, series: Sequence[tuple[str, Sequence[Estimate]]], axis: str, mark: float = 0.0
) -> str:
    """Lines from the beginning of a game to its end, with their intervals."""
    top, bottom, left, right = 10.0, 300.0, 60.0, WIDTH - LABELS
    bounds = [
        bound
        for _, points in series
        for point in points
        for bound in (point.value, point.low, point.high)
    ]
    up = scale([*bounds, mark], bottom, top)
    points = max((len(points) for _, points in series), default=2)
    across = Scale(0.0, max(1.0, points - 1), left, right)
    parts: list[str] = []
    for tick in up.ticks():
        y = up(tick)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text(number(tick), left - 8, y + 4, "end"))
    y = up(mark)
    parts.append(f'<line class="mark" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = left + (right - left) * share
        parts.append(_text(percent(share), x, bottom + 18))
    parts.append(_text(axis, (left + right) / 2, bottom + 36))
    ends = _apart([up(points[-1].value) for _, points in series])
    for at, (label, course) in enumerate(series):
        colour = f"c{at % COLOURS}"
        dash = DASHES[at % len(DASHES)]
        upper = [(across(x), up(point.high)) for x, point in enumerate(course)]
        lower = [(across(x), up(point.low)) for x, point in enumerate(course)]
        if all(math.isfinite(point.low) for point in course):
            around = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
            parts.append(f'<polygon class="area {colour}" points="{around}"/>')
        path = " ".join(f"{across(x):.1f},{up(point.value):.1f}" for x, point in enumerate(course))
        parts.append(f'<polyline class="line {colour}" points="{path}" stroke-dasharray="{dash}"/>')
        parts.append(
            f'<line class="line {colour}" x1="{right + 4}" x2="{right + 30}" y1="{ends[at]:.1f}" '
            f'y2="{ends[at]:.1f}" stroke-dasharray="{dash}"/>'
        )
        parts.append(_label(label, right + 36, ends[at] + 4, "start", 20))
    return _svg(bottom + 44, title, parts)


def _apart(wanted: list[float]) -> list[float]:
    """Heights for labels: near those wanted, and not overlapping."""
    found = [0.0] * len(wanted)
    last = -math.inf
    for at in sorted(range(len(wanted)), key=wanted.__getitem__):
        last = max(wanted[at], last + 17)
        found[at] = last
    return found
