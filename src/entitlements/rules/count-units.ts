export interface Grant {
  units: number;
  used: number;
  /** Null: for good. */
  validUntil: Date | null;
}

/**
 * What a company was given, has used and has left. A month's units that nobody used are gone with the month: they count neither as given nor
 * as left, and what was used of them no more.
 */
export function countUnits(grants: readonly Grant[], now: Date): { given: number; used: number; left: number } {
  const valid = grants.filter(({ validUntil }) => validUntil === null || validUntil > now);
  const given = valid.reduce((sum, { units }) => sum + units, 0);
  const used = valid.reduce((sum, grant) => sum + grant.used, 0);
  return { given, used, left: given - used };
}
