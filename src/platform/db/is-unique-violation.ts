const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a write by a unique constraint. */
export function isUniqueViolation(problem: unknown): boolean {
  const { code, cause } = problem as { code?: string; cause?: { code?: string } };
  return code === UNIQUE_VIOLATION || cause?.code === UNIQUE_VIOLATION;
}
