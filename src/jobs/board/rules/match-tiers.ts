/**
 * Where a search finds its words, best first: all of them in the title, some of them there, some in the tags, or only in company and place.
 * Each vacancy that matches is in exactly one; `server/tier-conditions.ts` says which.
 */
export const matchTiers = ['title', 'partOfTitle', 'tags', 'elsewhere'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** The tiers from one on; a single word is in the title as a whole or not at all. */
export function tiersFrom(first: MatchTier, words: number): readonly MatchTier[] {
  return matchTiers.slice(matchTiers.indexOf(first)).filter((tier) => words > 1 || tier !== 'partOfTitle');
}
