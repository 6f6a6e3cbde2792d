/** What a manager says of a finished task (TSK-06). */
export const verdicts = ['accept', 'adjust', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** so long an approval can be undone, by the server's clock. */
export const UNDO_SECONDS = 15;
