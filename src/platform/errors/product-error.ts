export interface FieldProblem {
  /** Path in the input, dotted: `positions.0.title`. */
  path: string;
  code: string;
  message?: string;
}

export type ErrorParameters = Record<string, string | number>;

/** An error that the caller may see: a stable code whose text comes from the catalogue. */
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

/** Whether an error is a regular answer to the caller, and not a fault of the product or of a dependency. */
export function isRefusal(error: unknown): error is ProductError {
  return error instanceof ProductError && error.status < 500;
}
