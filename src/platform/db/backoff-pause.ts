/**
 * Milliseconds to wait before the next try: doubles after each failure up to the longest, and is randomised between half and all of
 * it, so that clients that failed together do not come back together.
 */
export function backoffPause(
  failures: number,
  { first, longest }: { first: number; longest: number },
  random: () => number = Math.random,
): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures, 30));
  return whole * (0.5 + random() / 2);
}
