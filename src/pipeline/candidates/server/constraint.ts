/** Whether a write failed because of this database constraint. */
export function violates(problem: unknown, constraint: string): boolean {
  const cause: unknown = problem instanceof Error && problem.cause ? problem.cause : problem;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === constraint;
}
