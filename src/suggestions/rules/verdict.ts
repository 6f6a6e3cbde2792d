/** What staff say of a suggestion. */
export const matchVerdicts = ['good', 'ok', 'bad'] as const;
export type MatchVerdict = (typeof matchVerdicts)[number];
