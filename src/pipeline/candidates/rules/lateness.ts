import type { Stage } from '#jobs/applications/rules/stages.ts';

/** Longer than this in one stage and the card says so, where the company set no limit of its own. */
export const LATE_AFTER_DAYS = 7;
export const MOST_LIMIT_DAYS = 365;
const DAY_MS = 86_400_000;
/** Nobody waits where the process has ended. */
export const restingStages = ['hired', 'disqualified', 'approvedButDeclined'] as const satisfies readonly Stage[];
const resting: readonly Stage[] = restingStages;
/** Whether somebody waits too long for the next step; `limitDays` is the company's own limit, null where it has none. */
export function isLate(
  candidate: { stage: Stage; stageEnteredAt: Date; limitDays: number | null },
  now: Date,
): boolean {
  if (resting.includes(candidate.stage)) return false;
  return now.getTime() - candidate.stageEnteredAt.getTime() > (candidate.limitDays ?? LATE_AFTER_DAYS) * DAY_MS;
}
