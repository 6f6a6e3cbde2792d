import type { Stage } from '#applications/rules/stages.ts';

/** Days in one stage after which a card is marked as late, unless the company set a limit of its own. */
export const LATE_AFTER_DAYS = 7;
export const MAXIMUM_LIMIT_DAYS = 365;
const DAY_MS = 86_400_000;
/** At the ends of the process nobody waits. */
export const endStages = ['hired', 'disqualified', 'approvedButDeclined'] as const satisfies readonly Stage[];
const resting: readonly Stage[] = endStages;
/** Whether somebody waits too long for the next step; `limitDays` is the company's own limit, null if it has none. */
export function isLate(
  candidate: { stage: Stage; stageEnteredAt: Date; limitDays: number | null },
  now: Date,
): boolean {
  if (resting.includes(candidate.stage)) return false;
  return now.getTime() - candidate.stageEnteredAt.getTime() > (candidate.limitDays ?? LATE_AFTER_DAYS) * DAY_MS;
}
