const DAY_MS = 86_400_000;

/** A session lives this long without use; with use it goes on. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
/** How exactly the last use of a session is known. */
export const NOTED_EVERY_MS = 60_000;

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1_000);
}

/** When a session that is being used runs out: pushed on, but not oftener than once a day. */
export function slidExpiry(expiresAt: Date, now: Date): Date {
  const full = expiryFrom(now);
  return full.getTime() - expiresAt.getTime() >= DAY_MS ? full : expiresAt;
}
