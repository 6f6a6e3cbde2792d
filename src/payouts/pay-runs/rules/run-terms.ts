/** Asked: it waits for a second administrator. Running: people are credited and paid. Done: every payment has an end. */
export const runStates = ['asked', 'running', 'done', 'dropped'] as const;
export type RunState = (typeof runStates)[number];

/** Above this, all runs of a day in São Paulo together, a second administrator approves. In cents. */
export const DAILY_LIMIT_CENTS = 10_000_00;
/** For so long after a PIX key was changed, a second administrator approves payments to it. */
export const CHANGED_KEY_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Hours in another currency than reais are paid by hand, which always takes two. */
export const approvalReasons = ['limit', 'changedKey', 'foreignCurrency'] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

interface Run {
  cents: number;
  /** The cents of all other runs of the same day, approved or not. */
  centsOfToday: number;
  /** When each of its people changed the key last; null: never. */
  keysChangedAt: readonly (Date | null)[];
  now: Date;
}

/** Why a run takes two administrators; none: it starts at once. */
export function approvalReasonsOf({ cents, centsOfToday, keysChangedAt, now }: Run): ApprovalReason[] {
  const youngest = new Date(now.getTime() - CHANGED_KEY_HOURS * HOUR_MS);
  const hasNewKey = keysChangedAt.some((changedAt) => changedAt !== null && changedAt > youngest);
  return [
    ...(cents + centsOfToday > DAILY_LIMIT_CENTS ? (['limit'] as const) : []),
    ...(hasNewKey ? (['changedKey'] as const) : []),
  ];
}
