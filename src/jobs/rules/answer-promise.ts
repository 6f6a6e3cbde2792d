/** Days within which a company promises an answer to whoever applies; the candidate reads the day as the estimated end. */
export const ANSWER_PROMISE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The promised answer date of an application made at this moment. */
export function promisedAnswer(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + ANSWER_PROMISE_DAYS * DAY_MS);
}
