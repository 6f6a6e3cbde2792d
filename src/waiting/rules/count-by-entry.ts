import { addBounded, type BoundedCount } from './list-waiting.ts';

/** How much waits behind each entry of the menus: the counts by kind, joined by the entry that each kind belongs to. */
export function countByEntry(
  counts: Readonly<Record<string, BoundedCount>>,
  entryOf: Readonly<Record<string, string>>,
): Record<string, BoundedCount> {
  const found: Record<string, BoundedCount> = {};
  for (const [kind, count] of Object.entries(counts)) {
    const entry = entryOf[kind];
    if (entry !== undefined) found[entry] = addBounded(found[entry], count);
  }
  return found;
}
