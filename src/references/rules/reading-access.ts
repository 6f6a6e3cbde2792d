export const readingAccesses = ['open', 'askable', 'asked', 'denied'] as const;
/** Whether a company reads what a recommender wrote, or may ask for it. */
export type ReadingAccess = (typeof readingAccesses)[number];

interface Reader {
  /** Null: the recommender has been asked and has not decided. */
  allowed: boolean | null;
}

/**
 * The companies that the candidate talked to when it was answered read it, later ones if the recommender ticked so or allows it when
 * asked. `readers`: what was decided for the companies of the reader; null for administrators, who read everything.
 */
export function readingAccess(readers: readonly Reader[] | null, servesLater: boolean): ReadingAccess {
  if (readers === null || servesLater || readers.some(({ allowed }) => allowed === true)) return 'open';
  if (readers.some(({ allowed }) => allowed === null)) return 'asked';
  return readers.length > 0 ? 'denied' : 'askable';
}
