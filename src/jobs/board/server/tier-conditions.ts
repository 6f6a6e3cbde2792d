import type { MatchTier } from '#jobs/board/rules/match-tiers.ts';

/** A search in the text search's own words, see `search-words.ts`. */
export interface SearchQuery {
  /** Requires all words. */
  all: string;
  /** Requires one of several words; null for a single one. */
  any: string | null;
}

// The same expressions as in the indexes of projects/server/tables.ts: only the title, and title and tags.
const title = `ts_filter(p.search, '{a}')`;
const titleAndTags = `ts_filter(p.search, '{a,b}')`;

/**
 * Conditions for the vacancies of one tier, or of all for null. Each begins with what an index finds, and leaves out the tiers before it,
 * which are few by the time that a page needs the next tier. `add` takes a value and returns its place in the statement.
 */
export function tierConditions(
  { all, any }: SearchQuery,
  tier: MatchTier | null,
  add: (value: string) => string,
): string[] {
  const query = (words: string) => `to_tsquery('public.vacancy', ${add(words)})`;
  const matches = (vector: string, words: string) => `${vector} @@ ${query(words)}`;
  // Made only where it is used: a value that no condition names has no type.
  const everywhere = () => matches('p.search', all);
  const one = any ?? all;
  switch (tier) {
    case null:
      return [everywhere()];
    case 'title':
      return [matches(title, all)];
    case 'partOfTitle':
      return [everywhere(), matches(title, one), `not ${matches(title, all)}`];
    case 'tags':
      return [...(any === null ? [] : [everywhere()]), matches(titleAndTags, one), `not ${matches(title, one)}`];
    case 'elsewhere':
      return [everywhere(), `not ${matches(titleAndTags, one)}`];
  }
}
