import { isApiError } from '../api-error.ts';

/** A script, style or text of the product that did not arrive. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not arrive', { cause });
    this.name = 'NotLoaded';
  }
}

/** What browsers and the loaders of the product say of a script, style or text that did not arrive. */
const absence =
  /dynamically imported module|Importing a module script failed|^No (catalogue|script|styles) |Failed to fetch|NetworkError|Load failed/;

/** Marks the failure of what is loaded on demand, so that it is told from a fault of what was loaded. */
export function markNotLoaded<Result>(loading: Promise<Result>): Promise<Result> {
  return loading.catch((cause: unknown) => {
    const isAbsent = cause instanceof Error && !(cause instanceof NotLoaded) && absence.test(cause.message);
    throw isAbsent ? new NotLoaded(cause) : cause;
  });
}

const AWAY: readonly number[] = [0, 502, 503, 504];

/** Whether something failed because the server was not reached or is not ready, so that it works again by itself. */
export function isServerAway(problem: unknown): boolean {
  return problem instanceof NotLoaded || (isApiError(problem) && AWAY.includes(problem.status));
}
