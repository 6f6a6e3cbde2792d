/** Staff's verdicts about a suggestion. */
export const matchVerdicts = ['good', 'ok', 'bad'] as const;
export type MatchVerdict = (typeof matchVerdicts)[number];
