/** The cause of the order for the credits of a project in a month of São Paulo, `YYYY-MM`. */
export function causeOfProject(projectId: string, month: string): string {
  return `project:${projectId}:${month}`;
}

/** Null: the order is for something else. */
export function readProject(cause: string | null): string | null {
  return cause?.match(/^project:([0-9a-f-]{36}):/)?.[1] ?? null;
}
