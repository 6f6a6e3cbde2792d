export interface FieldProblem {
  /** Where in the input, dotted: `positions.0.title`. */
  path: string;
  code: string;
  message?: string;
}

export type ErrorParameters = Record<string, string | number>;

/** An error that the caller may see: a stable code whose text is the catalogue's. */
export class ProductError extends Error {
  readonly code: string;
  readonly status: number;
  readonly parameters: ErrorParameters;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    status: number,
    parameters: ErrorParameters = {},
    details: { fields?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'ProductError';
    this.code = code;
    this.status = status;
    this.parameters = parameters;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Whether an error is our answer to who asks or what they ask, and not a fault of ours or of what is around us. */
export function isRefusal(error: unknown): error is ProductError {
  return error instanceof ProductError && error.status < 500;
}
