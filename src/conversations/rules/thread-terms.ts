/** A candidate can send this many messages in 24 hours, over all companies. */
export const MAXIMUM_DAILY_ANSWERS = 20;
/** One person gets at most one mail about a conversation in this time. */
export const MAIL_PAUSE_MINUTES = 15;
export const MAXIMUM_MESSAGE_FILES = 5;
/** One person may add so many files in one conversation before a message takes them along. */
export const MAXIMUM_UNSENT_FILES = 10;
export const MAXIMUM_DAYS_AHEAD = 60;
export const REPORT_LENGTH = 1_000;
export const THREADS_SHOWN = 30;
/** Messages of a conversation in one answer. */
export const MESSAGES_SHOWN = 50;

/** Which conversations a list shows. `reported` is for administrators. */
export const threadFilters = ['all', 'unread', 'toAnswer', 'reported'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** Why somebody cannot write. */
export const writeObstacles = ['withdrawn', 'companyLeft', 'blocked', 'beyondReach', 'notYet', 'readOnly'] as const;
export type WriteObstacle = (typeof writeObstacles)[number];

interface Standing {
  isWithdrawn: boolean;
  companyBlockedAt: Date | null;
  candidateBlockedAt: Date | null;
}

/** Why the company cannot write to a candidate, or null. */
export function companyObstacle({ isWithdrawn, companyBlockedAt, candidateBlockedAt }: Standing): WriteObstacle | null {
  if (isWithdrawn) return 'withdrawn';
  return (companyBlockedAt ?? candidateBlockedAt) ? 'blocked' : null;
}

/** Why a candidate cannot write, or null; `thread` is null before the company's first message. */
export function candidateObstacle(
  { isWithdrawn, hasCompanyLeft }: { isWithdrawn: boolean; hasCompanyLeft: boolean },
  thread: Omit<Standing, 'isWithdrawn'> | null,
): WriteObstacle | null {
  if (thread === null) return 'notYet';
  return hasCompanyLeft ? 'companyLeft' : companyObstacle({ isWithdrawn, ...thread });
}

/** Whether a message can be sent at that time: later than now, but not too late. */
export function canSendAt(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAXIMUM_DAYS_AHEAD * 86_400_000;
}
