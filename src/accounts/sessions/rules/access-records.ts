export const accessEvents = ['signIn', 'signOut', 'accountDeleted'] as const;
export type AccessEvent = (typeof accessEvents)[number];

/** Marco Civil da Internet (Law 12.965/2014), art. 15: records of access are retained for six months, and then purged. */
const RETENTION_MONTHS = 6;

/** Records from before this moment have reached the end of the legal retention period. */
export function oldestRetainedAccess(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCDate(1);
  oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION_MONTHS);
  const lastDay = new Date(Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth() + 1, 0)).getUTCDate();
  oldest.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return oldest;
}
