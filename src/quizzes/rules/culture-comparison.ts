import { byCulture, cultureKeys, type CultureShares } from '#quizzes/rules/culture.ts';

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
  // A sixth is not exact in floating point: without this 16.999… would lose its whole point.
  const exact = byCulture((culture) => Math.round(shares[culture] * 1e6) / 1e6);
  const missing = 100 - cultureKeys.reduce((total, culture) => total + Math.floor(exact[culture]), 0);
  const lucky = cultureKeys.toSorted((first, second) => (exact[second] % 1) - (exact[first] % 1)).slice(0, missing);
  return byCulture((culture) => Math.floor(exact[culture]) + (lucky.includes(culture) ? 1 : 0));
}
