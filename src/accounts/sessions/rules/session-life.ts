const DAY_MS = 86_400_000;

/** A session expires after this time without use; each use extends it. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
/** The precision with which the last use of a session is recorded. */
export const LAST_USE_PRECISION_MS = 60_000;

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1_000);
}

/** The new expiry of a session in use: extended at most once a day. */
export function slideExpiry(expiresAt: Date, now: Date): Date {
  const full = expiryFrom(now);
  return full.getTime() - expiresAt.getTime() >= DAY_MS ? full : expiresAt;
}
