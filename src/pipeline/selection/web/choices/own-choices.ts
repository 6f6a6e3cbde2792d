const KEPT_MS = 10_000;
const made = new Map<string, number>();

/** The person at this screen chooses a candidate: when it comes back as live news, it is none to them. */
export function rememberOwnChoice(applicationId: string): void {
  made.set(applicationId, Date.now());
}

export function isOwnChoice(applicationId: string): boolean {
  return Date.now() - (made.get(applicationId) ?? 0) < KEPT_MS;
}
