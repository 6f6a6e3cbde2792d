interface Refusal {
  code?: string;
  constraint?: string;
  cause?: Refusal;
}

/** PostgreSQL's class of violated constraints. */
const CONSTRAINT_VIOLATIONS = '23';

/** The name of the constraint by which the database refused a write; null when it failed otherwise. */
export function violatedConstraint(problem: unknown): string | null {
  const { code, constraint, cause } = problem as Refusal;
  if (code?.startsWith(CONSTRAINT_VIOLATIONS)) return constraint ?? null;
  return cause ? violatedConstraint(cause) : null;
}
