import { isApiError } from '../api-error.ts';

/** A script, style or text of the product that did not arrive. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not arrive', { cause });
    this.name = 'NotLoaded';
  }
}

/** Marks the failure of what is loaded on demand, so that a page can tell it from a fault of its own. */
export function markNotLoaded<Result>(loading: Promise<Result>): Promise<Result> {
  return loading.catch((cause: unknown) => {
    throw cause instanceof NotLoaded ? cause : new NotLoaded(cause);
  });
}

const AWAY: readonly number[] = [0, 502, 503, 504];

/** Whether something failed because the server was not reached or is not ready, so that it works again by itself. */
export function isServerAway(problem: unknown): boolean {
  return problem instanceof NotLoaded || (isApiError(problem) && AWAY.includes(problem.status));
}
