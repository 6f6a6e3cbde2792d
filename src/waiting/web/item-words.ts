import { formatCount } from '#ui/marks/count-text.tsx';
import type { Translate } from '#platform/i18n/format-text.ts';
import type { WaitingItem } from './api.ts';

/** What is to be done: `waiting.<name>` of the kind's room, which the build puts into this room's catalogue. */
export function whatOf(t: Translate, { kind, count, more }: Pick<WaitingItem, 'kind' | 'count' | 'more'>): string {
  const key = `kinds.${kind}`;
  return t(key, { count, number: formatCount(count, more) });
}

/** Says what it is about, with whom, and whose it is. */
export function aboutOf({ title, about, company }: Pick<WaitingItem, 'title' | 'about' | 'company'>): string {
  return [...new Set([title, about, company])].filter(Boolean).join(' · ');
}
