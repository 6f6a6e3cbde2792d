import type { HiringModel } from '#projects/rules/terms.ts';

/** Cents per hour, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;

/**
 * Whether a price that an administrator sets needs the word of both sides: where they agreed on figures before net meant what is paid out, or
 * where nobody said under which model the person works.
 */
export function asksBothSides({
  hiringModel,
  hasAgreement,
}: {
  hiringModel: HiringModel | null;
  hasAgreement: boolean;
}): boolean {
  return hasAgreement || hiringModel === null;
}
