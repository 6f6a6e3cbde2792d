export interface ApiFieldProblem {
  path: string;
  code: string;
  message: string;
}

export interface ApiErrorDetails {
  status: number;
  code: string;
  message: string;
  fields?: ApiFieldProblem[];
  requestId?: string;
  retryAfter?: number;
}

/** The server's error answer; `message` is already in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ApiFieldProblem[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether somebody else changed the record since it was read. */
export const isStale = (problem: unknown): boolean => isApiError(problem, 'platform.staleVersion');

/** For what stands above a form or below it: the error, unless the fields at these paths show all of it. */
export function besides(error: Error | null, shown: readonly string[]): Error | null {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.length > 0 && fields.every(({ path }) => shown.includes(path)) ? null : error;
}

/** For forms: the server's messages by field path, ready for `setErrors`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.fields.map((field) => [field.path, field.message]));
}
