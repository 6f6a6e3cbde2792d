/**
 * How long to wait before the next try, in milliseconds: twice as long after each failure up to the longest, and each time
 * somewhere between half of it and all of it, so that many who lost the same thing do not come back together.
 */
export function growingPause(
  failures: number,
  { first, longest }: { first: number; longest: number },
  random: () => number = Math.random,
): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures, 30));
  return whole * (0.5 + random() / 2);
}
