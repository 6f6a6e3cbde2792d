import type { MenuItem } from '../shell/menu-item.ts';

export interface PaletteResult {
  group: string;
  label: string;
  description?: string;
  to: string;
}

export interface PaletteEntry extends Omit<PaletteResult, 'to'> {
  /** Where it leads; an entry without an address does something. */
  to?: string;
  run?: () => void;
  icon?: MenuItem['icon'];
  /** Shown with initials instead of an icon. */
  kind?: 'person' | 'company';
  /** Other words for it, in any language; never shown. */
  words?: string;
}

/** Ignores accents and case, so that "sao" finds "São". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Entries with words that start with the input; those that are called so before those for which it is another word. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const query = plain(text.trim());
  if (query === '') return [...entries];
  const matches = (words = '') => ` ${plain(words)}`.includes(` ${query}`);
  const named = entries.filter(({ label }) => matches(label));
  return [...named, ...entries.filter((entry) => !named.includes(entry) && matches(entry.words))];
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

/** Each address once, where it stands first. */
export function onceEach(entries: readonly PaletteEntry[]): PaletteEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ to }) => {
    if (to === undefined) return true;
    if (seen.has(to)) return false;
    seen.add(to);
    return true;
  });
}
