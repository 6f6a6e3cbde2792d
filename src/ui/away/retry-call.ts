import { isApiError } from '../api-error.ts';

/** Before the second and the third try. */
const PAUSES_MS = [400, 1_500] as const;
const LONGEST_PAUSE_S = 10;

/** Calls of signed-out people have no key: the server cannot tell a repeat from a new request. */
const signedOut = /^\/(auth|users\/create|alertStops|page-views)/;

/** An idempotency key: however often the call is sent, it is executed once. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is not available on plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a call that changes something may have a key, and be sent again. */
export function mayRepeat(path: string): boolean {
  return !signedOut.test(path);
}

/**
 * Retries a call with an idempotency key up to twice when its outcome is unknown: the connection broke, or the server was
 * unavailable. Any other answer is final.
 */
export async function retryCall<Result>(send: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (problem) {
      if (!isUnknown(problem)) throw problem;
      const asked = isApiError(problem) ? (problem.retryAfter ?? 0) : 0;
      // Jitter: callers refused together must not come back together.
      await new Promise((resolve) => setTimeout(resolve, Math.max(pause, asked * 1_000) * (1 + Math.random() / 2)));
    }
  }
  return send();
}

function isUnknown(problem: unknown): boolean {
  if (isApiError(problem, 'platform.offline')) return navigator.onLine;
  if (isApiError(problem, 'platform.stillRunning')) return true;
  return isApiError(problem, 'platform.unavailable') && (problem.retryAfter ?? 0) <= LONGEST_PAUSE_S;
}
