import type { MenuItem } from '../shell/menu-item.ts';

export interface PaletteResult {
  group: string;
  label: string;
  description?: string;
  to: string;
}

export interface PaletteEntry extends PaletteResult {
  icon?: MenuItem['icon'];
}

/** Ignores accents and case, so that "sao" finds "São". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Entries with words that start with the input. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const query = plain(text.trim());
  if (query === '') return [...entries];
  return entries.filter((entry) => plain(entry.label).startsWith(query) || plain(entry.label).includes(` ${query}`));
}

/** Cuts a label into before, match and after. */
export function splitMatch(label: string, text: string): [string, string, string] {
  const query = plain(text.trim());
  const at = query === '' ? -1 : plain(label).indexOf(query);
  // Only where removing accents preserved every letter's position.
  if (at < 0 || plain(label).length !== label.length) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + query.length), label.slice(at + query.length)];
}

export function byGroup(results: readonly PaletteEntry[]): { group: string; entries: PaletteEntry[] }[] {
  const groups = new Map<string, PaletteEntry[]>();
  for (const result of results) groups.set(result.group, [...(groups.get(result.group) ?? []), result]);
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
