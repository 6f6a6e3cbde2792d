import type { HiringModel } from '#projects/rules/terms.ts';

/** Cents per hour, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;

export const confirmers = ['nobody', 'company', 'both'] as const;
export type Confirmer = (typeof confirmers)[number];

/**
 * Whose word a price that an administrator sets needs: that of both sides where they agreed on figures before net meant what is paid out, or
 * where nobody said under which model the person works. Whoever deleted the account can say nothing any more.
 */
export function whoConfirms({
  hiringModel,
  hasAgreement,
  isGone,
}: {
  hiringModel: HiringModel | null;
  hasAgreement: boolean;
  isGone: boolean;
}): Confirmer {
  if (!hasAgreement && hiringModel !== null) return 'nobody';
  return isGone ? 'company' : 'both';
}
