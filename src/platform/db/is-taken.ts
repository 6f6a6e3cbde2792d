const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a write because something unique is there already. */
export function isTaken(problem: unknown): boolean {
  const { code, cause } = problem as { code?: string; cause?: { code?: string } };
  return code === UNIQUE_VIOLATION || cause?.code === UNIQUE_VIOLATION;
}
