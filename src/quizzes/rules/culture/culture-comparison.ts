import { byCulture, cultureKeys, type CultureShares } from '#quizzes/rules/culture/culture.ts';

/** How far each culture is from where it is wanted: preferred − now. Above zero: more of it is wished for. The four come to 0. */
export function cultureGap(now: CultureShares, preferred: CultureShares): CultureShares {
  return byCulture((culture) => preferred[culture] - now[culture]);
}

/** The culture of a team: the mean of its people, each counting the same. Null while nobody has answered. */
export function cultureMean(people: readonly CultureShares[]): CultureShares | null {
  if (people.length === 0) return null;
  return byCulture((culture) => people.reduce((total, shares) => total + shares[culture], 0) / people.length);
}

/**
 * The shares as whole percentages that still come to 100: each is rounded down, and what is missing goes one by one to the largest
 * remainders, of equal ones to the earlier letter. Rounding each by itself would show four figures of 99 or 101.
 */
export function wholeShares(shares: CultureShares): CultureShares {
  const whole = byCulture((culture) => Math.floor(shares[culture]));
  // Thirds and sixths are not exact in floating point: unrounded, equal remainders would not look equal.
  const remainders = byCulture((culture) => Math.round((shares[culture] - whole[culture]) * 1e6));
  const missing = 100 - cultureKeys.reduce((total, culture) => total + whole[culture], 0);
  const raised = cultureKeys.toSorted((first, second) => remainders[second] - remainders[first]).slice(0, missing);
  return byCulture((culture) => whole[culture] + (raised.includes(culture) ? 1 : 0));
}
