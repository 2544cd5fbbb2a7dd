// From sections of the how-to-play with the decisions and moves they explain, to the section of each.

export function bySection(sections: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, names]) => names.map((name) => [name, section])),
  );
}
