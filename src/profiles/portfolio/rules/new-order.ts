/** The ids with one moved by so many places; it stops at the ends. */
export function moveWithin(ids: readonly string[], id: string, places: number): string[] {
  const from = ids.indexOf(id);
  if (from === -1) return [...ids];
  const to = Math.max(0, Math.min(ids.length - 1, from + places));
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** Whether both hold the same ids, each once. */
export function areSameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set(one).size === one.length && other.every((id) => one.includes(id));
}
