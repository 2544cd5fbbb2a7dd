// Games are found by the folders of their boards: `boards/<game>/`, and those of other packages
// (FARSHORE_EXTRA_BOARDS, see `vite.config.ts`).

/** What `import.meta.glob` found, by the folder that each file lies in. */
export function byGame<T>(found: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, file]) => [path.split("/").at(-2) ?? "", file]));
}
