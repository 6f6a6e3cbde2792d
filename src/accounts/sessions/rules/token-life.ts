/** A bearer token expires; clients refresh it before that. Browser sessions, held by a cookie, do not expire this way. */
const TOKEN_LIFE_SECONDS = 3_600;
const REFRESH_AFTER_SECONDS = 3_000;

const secondsSince = (issuedAt: Date, now: Date) => (now.getTime() - issuedAt.getTime()) / 1000;

export function isTokenOld(issuedAt: Date, now: Date): boolean {
  return secondsSince(issuedAt, now) >= TOKEN_LIFE_SECONDS;
}

/** Seconds until the client should refresh the token; 0: now. */
export function refreshAfterSeconds(issuedAt: Date, now: Date): number {
  const left = REFRESH_AFTER_SECONDS - Math.max(0, secondsSince(issuedAt, now));
  return Math.max(0, Math.round(left));
}
