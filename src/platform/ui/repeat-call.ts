import { isApiError } from './api-error.ts';

/** Before the second and the third try. */
const PAUSES_MS = [400, 1_500] as const;
const LONGEST_PAUSE_S = 10;

/** What signed-out people call has no key: their servers cannot tell a repeat from a second wish. */
const signedOut = /^\/(auth|users\/create|alertStops|page-views)/;

/** The key of one wish to change something: however often it is sent, it happens once. */
export function callKey(): string {
  // `crypto.randomUUID` is not there on plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function mayRepeat(method: string, path: string): boolean {
  return method !== 'GET' && !signedOut.test(path);
}

/**
 * Sends a call that carries a key once or twice more when nobody knows whether it came through: the connection broke, or the
 * server could not work at that moment. Whatever else it answers is the answer.
 */
export async function repeatCall<Result>(send: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (problem) {
      if (!isUnknown(problem)) throw problem;
      const asked = isApiError(problem) ? (problem.retryAfter ?? 0) : 0;
      // Jitter: whoever was refused together shall not come back together.
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
