const MEMORY_MS = 10_000;
const made = new Map<string, number>();

/** Remembers the user's own selections, so that their live updates are not reported as news. */
export function rememberOwnSelection(applicationId: string): void {
  made.set(applicationId, Date.now());
}

export function isOwnSelection(applicationId: string): boolean {
  return Date.now() - (made.get(applicationId) ?? 0) < MEMORY_MS;
}
