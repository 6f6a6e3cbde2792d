import { isApiError } from '#ui/api-error.ts';

/** What the server said against it, or the room's own words when it could not be asked. */
export function refusalText(problem: unknown, otherwise: string): string | undefined {
  if (!problem) return undefined;
  return isApiError(problem) && problem.status < 500 ? problem.message : otherwise;
}
