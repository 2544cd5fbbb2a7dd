"""Looking at a page as it stands: what is in view, what overlaps, is cut, too small, or jumps."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.support import ANY_CHOICE, HIT, Visitor

Size = tuple[int, int]
GAMES = ("antarctica", "aquatica", "council")
LANGUAGES = ("en", "it", "de", "pl")
SIZES = ((1280, 720), (820, 1180), (390, 844), (360, 740), (740, 360), (640, 360))
"""The last one is 1280×720 at 200 % zoom."""
LEGIBLE_SIZES = ((1280, 720), (390, 844), (360, 740))
LEAST_LETTERS = 10.9
"""Pixels, rounded up 11."""
TOUCHED = 800
"""Windows narrower than this are used with a finger."""
WHOLE = 1280
"""In windows as wide as this a board is seen whole."""

IN_VIEW = """thing => {
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    && top !== null && (thing.contains(top) || top.contains(thing));
}"""
FAULTS = """() => {
  const faults = [];
  const SIDEWAYS = ".near, .near ul, .scroll, .scroll ul, .belt-box"; // what scrolls that way
  const WORDED = "ul.seats > li, .strip > button, .decision, .side [role=tab], .caption, "
    + ".council .bar, .council .upper, .council .lower, .council .tray";
  const called = (thing) =>
    `${thing.tagName.toLowerCase()}.${thing.getAttribute("class") ?? ""} `
    + `"${(thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 40)}"`;
  const outside = (thing) => !thing.closest(".board-viewport");
  const visible = (thing) =>
    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !thing.closest(".hidden-text");
  // What is left of a thing when all that scrolls around it has cut it.
  const shown = (thing) => {
    let { left, top, right, bottom } = thing.getBoundingClientRect();
    for (let up = thing.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  if (scrollX + scrollY !== 0) faults.push("the page was scrolled");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  const controls = [...document.querySelectorAll("button, a.button, input, select")]
    .filter((thing) => outside(thing) && visible(thing))
    .map((thing) => ({ thing, box: shown(thing) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  controls.forEach(({ thing: one, box: a }, index) => {
    for (const { thing: other, box: b } of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || other.matches(".newest")) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) faults.push(`${called(one)} overlaps ${called(other)}`);
    }
    if (a.right > innerWidth + 1 || a.left < -1) faults.push(`${called(one)} leaves the page`);
  });
  const texts = [...document.querySelectorAll("button, a.button, h2, .say, .caption p, label")];
  for (const text of texts.filter((thing) => outside(thing) && visible(thing))) {
    const hides = getComputedStyle(text).overflowX !== "visible";
    if (hides && text.scrollWidth > text.clientWidth + 1) faults.push(`${called(text)} is cut`);
    const box = text.getBoundingClientRect();
    const around = text.parentElement.getBoundingClientRect();
    if (box.right > around.right + 2) faults.push(`${called(text)} sticks out`);
  }
  // Words stay within what holds them, whole, and lie on no other words.
  const linesIn = (group) => {
    const found = [];
    const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || !visible(holder) || holder.closest("svg, .lying")) continue;
      if (getComputedStyle(holder).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const clip = shown(holder);
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        const seen = middle > clip.top && middle < clip.bottom && box.left < clip.right;
        if (box.width > 1 && seen) found.push({ node: walker.currentNode, holder, text, box });
      }
    }
    return found;
  };
  for (const group of document.querySelectorAll(WORDED)) {
    if (!visible(group)) continue;
    const lines = linesIn(group);
    for (const { holder, text, box } of lines)
      for (let up = holder; group.contains(up); up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.position === "absolute" || up.matches(SIDEWAYS)) break;
        if (/contents|inline$/.test(style.display)) continue;
        const around = up.getBoundingClientRect();
        const over = Math.max(box.right - around.right, around.left - box.left);
        if (over > 2) faults.push(`"${text}" leaves ${called(up)} by ${over.toFixed(0)} pixels`);
        if (!/hidden|clip/.test(style.overflowY)) continue;
        const letters = 0.2 * box.height; // what of a line is empty above and below its letters
        if (box.top + letters < around.top || box.bottom - letters > around.bottom)
          faults.push(`"${text}" is cut by ${called(up)}`);
      }
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node) continue;
        const [a, b] = [one.box, other.box];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 0.4 * Math.min(a.height, b.height))
          faults.push(`"${one.text}" lies on "${other.text}" in ${called(group)}`);
      }
    });
  }
  // An icon that gives way to words becomes a dot.
  for (const icon of document.querySelectorAll("main svg[width]")) {
    const meant = parseFloat(icon.getAttribute("width"));
    const width = parseFloat(getComputedStyle(icon).width);
    if (outside(icon) && visible(icon) && width > 0 && width < 0.7 * meant)
      faults.push(`an icon has ${width.toFixed(0)} of ${meant} px: ${called(icon.parentElement)}`);
  }
  // Cards beside each other are all in view where there is room for a table.
  for (const row of document.querySelectorAll(".board-viewport .scroll"))
    if (innerWidth >= 1280 && row.scrollWidth > row.clientWidth + 2)
      faults.push(`cards are cut: ${called(row)}`);
  // Beside a board that is as high as the window everybody at the table is in view.
  const column = document.querySelector("ul.seats");
  if (innerWidth >= 1100 && column && column.scrollHeight > column.clientHeight + 2)
    faults.push(`seats are cut: ${column.scrollHeight} of ${column.clientHeight} pixels`);
  return [...new Set(faults)];
}"""
TOO_SMALL = """least => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || holder.closest(".hidden-text, title, desc, style")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let size = parseFloat(getComputedStyle(holder).fontSize);
    if (holder instanceof SVGElement) {
      const { b, d } = holder.getScreenCTM();
      size *= Math.hypot(b, d);
    }
    if (size < least) found.push(`${text}: ${size.toFixed(1)} px`);
    if (!holder.hasAttribute("textLength")) continue;
    const free = holder.cloneNode(true);
    free.removeAttribute("textLength");
    holder.parentElement.append(free);
    const squeezed = parseFloat(holder.getAttribute("textLength")) / free.getComputedTextLength();
    free.remove();
    if (squeezed < 0.87) found.push(`${text}: ${squeezed.toFixed(2)} of its width`);
  }
  return found;
}"""
RING = """() => {
  const thing = document.activeElement;
  if (thing === document.body) return null;
  const style = getComputedStyle(thing);
  const drawing = thing instanceof SVGElement;
  const out = drawing ? 1.5 : parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const box = thing.getBoundingClientRect();
  const ring = [box.left - out, box.top - out, box.right + out, box.bottom + out];
  const within = [0, 0, innerWidth, innerHeight];
  for (let up = thing.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const around = up.getBoundingClientRect();
    within[0] = Math.max(within[0], around.left);
    within[1] = Math.max(within[1], around.top);
    within[2] = Math.min(within[2], around.right);
    within[3] = Math.min(within[3], around.bottom);
  }
  const cut = ring.map((edge, at) => (at < 2 ? within[at] - edge : edge - within[at]));
  return {
    called: `${thing.className?.baseVal ?? thing.className} `
      + (thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 40),
    drawn: drawing ? style.stroke !== "none" : style.outlineStyle !== "none",
    cut: Math.max(...cut),
  };
}"""
"""Of what has the focus: whether there is a ring around it, and how much of that is out of view."""
COUNT_SHIFTS = """
// Cumulative layout shift as browsers define it: the worst five seconds, with no pause of one and
// without what an input has brought within half a second. The log counts like everything else.
let first, last, sum;
window.countShiftsFromHere = () => {
  window.shifted = sum = 0;
  window.shiftedBy = [];
  first = last = -Infinity;
};
window.countShiftsFromHere();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    if (entry.startTime - last > 1000 || entry.startTime - first > 5000) {
      first = entry.startTime;
      sum = 0;
    }
    last = entry.startTime;
    sum += entry.value;
    const called = (thing) => `${thing?.nodeName} ${thing?.className?.baseVal ?? thing?.className}`;
    const from = ({ node, previousRect: a, currentRect: b }) =>
      `${called(node)} ${a.y}+${a.height} to ${b.y}+${b.height}`;
    const things = entry.sources.map(from).join(", ");
    window.shiftedBy.push(`${entry.value.toFixed(3)}: ${things}`);
    window.shifted = Math.max(window.shifted, sum);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
"""In the first frame the page learns its new size, in the second it stands in it."""
LOOK = f"""async (small) => {{
  await ({DRAWN})();
  const inView = {IN_VIEW};
  const hit = {HIT};
  const faults = ({FAULTS})();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const called = (thing) => (thing.getAttribute("aria-label") ?? thing.textContent).trim();
  const scrolls = (thing) => thing !== null && (scrolls(thing.parentElement)
    || /auto|scroll/.test(getComputedStyle(thing).overflow)
    && (thing.scrollWidth > thing.clientWidth || thing.scrollHeight > thing.clientHeight));
  const question = document.querySelector(".decision h2");
  if (!question || !inView(question)) faults.push("the question is hidden");
  const buttons = all(".confirm .line button");
  for (const button of buttons)
    if (!inView(button)) faults.push(`"${{called(button)}}" of the confirmation is hidden`);
  if (buttons.length === 0) {{
    const drawn = all(".choice.open:not([inert] *)").filter((thing) => thing.checkVisibility());
    const hidden = drawn.filter((thing) => !hit(thing));
    if (hidden.length === drawn.length && !all("[data-move]").some(hit))
      faults.push("every choice is out of view");
    const listed = all("[data-moves] [data-move], [data-show-choices]").some(hit);
    for (const thing of hidden)
      if (innerWidth >= {WHOLE} || (!listed && !scrolls(thing.parentElement)))
        faults.push(`the choice ${{called(thing).slice(0, 60)}} is hidden`);
  }}
  return [...faults, ...(small ? ({TOO_SMALL})(small) : [])];
}}"""
"""Every choice on the board is in view where the whole board is; else one is, and the others are in
the list beside it or can be scrolled to."""


def is_in_view(thing: Locator) -> bool:
    return bool(thing.evaluate(IN_VIEW))


def can_be_chosen(visitor: Visitor) -> bool:
    """Whether a choice can be hit where the page stands."""
    return bool(visitor.page.locator(ANY_CHOICE).evaluate_all(f"things => things.some({HIT})"))


class Lens:
    """The window of one visitor in several shapes, with the same game in it."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._device = visitor.context.new_cdp_session(visitor.page)
        self._size: Size | None = None

    def shape(self, size: Size) -> None:
        """A window of this size; of a small one fingers are the pointer."""
        self._resize(size)
        self._visitor.page.evaluate(DRAWN)

    def look(self, size: Size) -> list[str]:
        """What is wrong with what is asked in a window of this size, in one round trip."""
        self._resize(size)
        least = LEAST_LETTERS if size in LEGIBLE_SIZES else 0
        found: list[str] = self._visitor.page.evaluate(LOOK, least)
        return found

    def _resize(self, size: Size) -> None:
        if size == self._size:
            return
        touched = size[0] < TOUCHED
        if self._size is None or touched != (self._size[0] < TOUCHED):
            self._device.send(
                "Emulation.setTouchEmulationEnabled", {"enabled": touched, "maxTouchPoints": 1}
            )
        self._visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        self._size = size

    def speak(self, language: str) -> None:
        """The same page in another language."""
        page = self._visitor.page
        page.evaluate(f"localStorage.farshore = JSON.stringify({{ language: '{language}' }})")
        page.reload()
        self._visitor.sit()

    def faults(self) -> list[str]:
        """What overlaps, is cut or leaves the page as it stands now."""
        found: list[str] = self._visitor.page.evaluate(FAULTS)
        return found
