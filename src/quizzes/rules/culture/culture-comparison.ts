import { byCulture, cultureKeys, type CultureShares } from '#quizzes/rules/culture/culture.ts';

/** The gap of each culture: preferred − current. Above zero, more of it is wanted. The four add up to 0. */
export function cultureGap(now: CultureShares, preferred: CultureShares): CultureShares {
  return byCulture((culture) => preferred[culture] - now[culture]);
}

/** The culture of a team: the unweighted mean of its people. Null while nobody has answered. */
export function cultureMean(people: readonly CultureShares[]): CultureShares | null {
  if (people.length === 0) return null;
  return byCulture((culture) => people.reduce((total, shares) => total + shares[culture], 0) / people.length);
}

/**
 * Rounds the shares to whole percentages that still add up to 100: each is rounded down, and the rest goes one by one to the
 * largest remainders, ties to the earlier letter. Rounding each separately could give a sum of 99 or 101.
 */
export function roundShares(shares: CultureShares): CultureShares {
  const whole = byCulture((culture) => Math.floor(shares[culture]));
  // Thirds and sixths are not exact in floating point: unrounded, equal remainders would differ.
  const remainders = byCulture((culture) => Math.round((shares[culture] - whole[culture]) * 1e6));
  const missing = 100 - cultureKeys.reduce((total, culture) => total + whole[culture], 0);
  const raised = cultureKeys.toSorted((first, second) => remainders[second] - remainders[first]).slice(0, missing);
  return byCulture((culture) => whole[culture] + (raised.includes(culture) ? 1 : 0));
}
