import { findHappening } from '#platform/contract/happening.ts';

/**
 * Where the sentence stands that tells of a happening: people of the company read what its activity says; others have a sentence of their
 * own, as has everything that the activity does not list.
 */
export function partOf(name: string, side: 'company' | 'person' | 'team'): 'activity' | 'news' {
  const { activity = 'none: unknown' } = findHappening(name) ?? {};
  return side === 'company' && !activity.startsWith('none') ? 'activity' : 'news';
}
