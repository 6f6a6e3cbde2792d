/** The selection after every row from one to the other was given the same mark, in whichever order they stand. */
export function selectRange(
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  { from, to, isOn }: { from: string; to: string; isOn: boolean },
): Set<string> {
  const ends = [ids.indexOf(from), ids.indexOf(to)].filter((index) => index >= 0);
  const range = ends.length === 0 ? [] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
  const next = new Set(chosen);
  for (const id of range) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
