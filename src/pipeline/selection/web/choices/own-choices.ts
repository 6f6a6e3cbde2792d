const MEMORY_MS = 10_000;
const made = new Map<string, number>();

/** Remembers the user's own selections, so that their live updates are not reported as news. */
export function rememberOwnChoice(applicationId: string): void {
  made.set(applicationId, Date.now());
}

export function isOwnChoice(applicationId: string): boolean {
  return Date.now() - (made.get(applicationId) ?? 0) < MEMORY_MS;
}
