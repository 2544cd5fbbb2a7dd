"""A self-contained HTML page: plots, tables, light and dark, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fdfdfb;--ink:#1d2530;--quiet:#5a6675;--rule:#d9dee4;
--card:#fff;--c0:#0b6fb8;--c1:#c4540a;--c2:#13805a;--c3:#8a3fb0;--c4:#a8780a;--c5:#b0285d;
--c6:#4d6b12;--c7:#4a5bd0;--win:#0b6fb8;--loss:#c4540a}
@media(prefers-color-scheme:dark){:root{--paper:#12171e;--ink:#e6eaf0;--quiet:#9aa7b6;
--rule:#2d3744;--card:#1a212b;--c0:#5fb4f2;--c1:#f29a5c;--c2:#4fc79a;--c3:#c892ea;--c4:#e0b84f;
--c5:#ee7fa9;--c6:#a5c75a;--c7:#9aa6ff;--win:#5fb4f2;--loss:#f29a5c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:1.5rem 1rem 4rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.2em 0}h2{font-size:1.15rem;margin:2.2em 0 .3em}
p{margin:.4em 0;max-width:44rem}.quiet{color:var(--quiet)}
figure{margin:.8em 0;padding:.8rem;background:var(--card);border:1px solid var(--rule);
border-radius:8px;overflow-x:auto}
svg{display:block;width:100%;min-width:34rem;height:auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)}svg .quiet{fill:var(--quiet)}
.grid{stroke:var(--rule)}.mark{stroke:var(--quiet);stroke-dasharray:4 3}
.mean{stroke:var(--ink);stroke-width:1.5}.band{fill:var(--quiet);fill-opacity:.12}
.empty{fill:var(--rule);fill-opacity:.4}.win{fill:var(--win)}.loss{fill:var(--loss)}
.bar{stroke-width:3;stroke:currentColor}.dot,.fill{fill:currentColor}.fill{fill-opacity:.65}
.line{fill:none;stroke:currentColor;stroke-width:2}.area{fill:currentColor;fill-opacity:.12}
.c0{color:var(--c0)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}
.c4{color:var(--c4)}.c5{color:var(--c5)}.c6{color:var(--c6)}.c7{color:var(--c7)}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .7rem;border-bottom:1px solid var(--rule);text-align:right;
vertical-align:top}
td{white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal}
thead th{color:var(--quiet);font-weight:600}
ul{padding-left:1.2rem}summary{cursor:pointer;color:var(--quiet);margin:.4em 0}
@media print{figure{break-inside:avoid}}
"""


class HtmlPage:
    """A page that grows from top to bottom."""

    def __init__(self, language: str, title: str) -> None:
        self._parts: Final = [
            f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(title)}</h1>\n"
        ]

    def heading(self, text: str) -> None:
        self._parts.append(f"<h2>{escape(text)}</h2>\n")

    def text(self, text: str, quiet: bool = False) -> None:
        mark = ' class="quiet"' if quiet else ""
        self._parts.append(f"<p{mark}>{escape(text)}</p>\n")

    def points(self, texts: Sequence[str]) -> None:
        """A list."""
        items = "".join(f"<li>{escape(text)}</li>" for text in texts)
        self._parts.append(f"<ul>{items}</ul>\n")

    def plot(self, name: str, svg: str) -> None:
        """A plot; `name` is its anchor in the page."""
        self._parts.append(f'<figure id="{escape(name)}">{svg}</figure>\n')

    def fold(self, summary: str) -> None:
        """What follows up to `unfold` is shown when this line is opened."""
        self._parts.append(f"<details><summary>{escape(summary)}</summary>\n")

    def unfold(self) -> None:
        self._parts.append("</details>\n")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
        )
        self._parts.append(
            f'<div class="scroll"><table><thead><tr>{top}</tr></thead>\n'
            f"<tbody>{body}</tbody></table></div>\n"
        )

    def __str__(self) -> str:
        return "".join([*self._parts, "</main>\n</body>\n</html>\n"])
