import type { Stage } from '#jobs/rules/stages.ts';

/** Longer than this in one stage and the card says so. */
export const LATE_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;
const resting: readonly Stage[] = ['hired', 'disqualified', 'approvedButDeclined'];

/** Whether somebody waits too long for the next step; nobody waits where the process has ended. */
export function isLate(candidate: { stage: Stage; stageEnteredAt: Date }, now: Date): boolean {
  if (resting.includes(candidate.stage)) return false;
  return now.getTime() - candidate.stageEnteredAt.getTime() > LATE_AFTER_DAYS * DAY_MS;
}
