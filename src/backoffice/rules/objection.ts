/** Days for which the others may object to a new administrator, or to one whose second step was switched off. */
export const OBJECTION_DAYS = 30;
const DAY_MS = 86_400_000;

interface Suspect {
  role: string;
  joinedAt: Date;
  /** When staff switched the second step off last; null: never. */
  factorOffAt: Date | null;
}

/**
 * Whether an administrator may still be objected to. Nobody else may: who was there for long and is locked with a second step is not suspended by
 * one person alone, or one could shut out all others.
 */
export function isOpenToObjection({ role, joinedAt, factorOffAt }: Suspect, now: Date): boolean {
  const youngest = now.getTime() - OBJECTION_DAYS * DAY_MS;
  const isRecent = (moment: Date | null) => moment !== null && moment.getTime() > youngest;
  return role === 'admin' && (isRecent(joinedAt) || isRecent(factorOffAt));
}
