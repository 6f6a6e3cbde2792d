/** The cause of an order for the credits of a project: `part` is a month of São Paulo, `YYYY-MM`, or an installment, `installment-2`. */
export function causeOfProject(projectId: string, part: string): string {
  return `project:${projectId}:${part}`;
}

/** Null: the order is for something else. */
export function readProject(cause: string | null): string | null {
  return cause?.match(/^project:([0-9a-f-]{36}):/)?.[1] ?? null;
}
