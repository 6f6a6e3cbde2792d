/** A bearer token ages out; whoever uses it refreshes it before. Sessions of browsers, held by a cookie, do not age this way. */
const TOKEN_LIFE_SECONDS = 3_600;
const REFRESH_AFTER_SECONDS = 3_000;

const secondsSince = (issuedAt: Date, now: Date) => (now.getTime() - issuedAt.getTime()) / 1000;

export function isTokenOld(issuedAt: Date, now: Date): boolean {
  return secondsSince(issuedAt, now) >= TOKEN_LIFE_SECONDS;
}

/** In how many seconds the holder should ask for the next token; 0: now. */
export function refreshAfterSeconds(issuedAt: Date, now: Date): number {
  const left = REFRESH_AFTER_SECONDS - Math.max(0, secondsSince(issuedAt, now));
  return Math.max(0, Math.round(left));
}
