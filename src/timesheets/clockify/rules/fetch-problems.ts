/** Why a fetch did not come to its end. `gone`: the project or the workspace is not there any more. `busy`: too many calls. */
export const fetchProblems = ['keyRefused', 'forbidden', 'gone', 'busy', 'away', 'badAnswer'] as const;
export type FetchProblem = (typeof fetchProblems)[number];

/** Says whether a problem ends only when somebody does something. */
export function needsSomebody(problem: FetchProblem): boolean {
  return problem === 'keyRefused' || problem === 'forbidden' || problem === 'gone';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_WAIT_SECONDS = 3600;
const WAIT_WITHOUT_WORD_SECONDS = 60;

/** A fetch that came to its end is followed by the next after this long. */
export const FETCH_EVERY_MS = HOUR_MS;

/** How long to wait after a problem, in milliseconds: as long as the provider asked for, at most an hour. */
export function pauseAfter(problem: FetchProblem, retryAfterSeconds: number | null): number {
  if (problem === 'busy') return (retryAfterSeconds ?? WAIT_WITHOUT_WORD_SECONDS) * 1000;
  return problem === 'away' || problem === 'badAnswer' ? 10 * MINUTE_MS : HOUR_MS;
}

/** `Retry-After` in seconds: a number or a date. Null when it says neither; always between a second and an hour. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null;
  const number = Number(header);
  const seconds = Number.isFinite(number) ? number : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT_SECONDS) : null;
}
