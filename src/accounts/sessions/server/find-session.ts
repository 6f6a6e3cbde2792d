import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { LAST_USE_PRECISION_MS, slideExpiry } from '#accounts/sessions/rules/session-life.ts';
import { isTokenOld } from '#accounts/sessions/rules/token-life.ts';
import { setSessionCookie, type Shown } from '#accounts/sessions/server/session-cookie.ts';
import { shownToken, tokenAfter } from '#accounts/sessions/server/session-token.ts';
import { sessions, users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import type { Answer, Caller, Session } from '#platform/http/request-context.ts';

const readSession = preparedOnce((database) =>
  database
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        // A login that was under way while the account was deleted may have opened a session after all of them ended.
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    ),
);

/** Whose sessions this process has seen, by the hashes of their tokens. */
const seen = new Map<string, Caller>();
const MOST_SEEN = 10_000;

async function readByToken(database: Database, token: string, now: Date, expect?: (caller: Caller) => void) {
  const tokenHash = hashToken(token);
  const reading = readSession(database, { tokenHash, now: now.toISOString() });
  const expected = seen.get(tokenHash);
  if (expected) expect?.(expected);
  const [found] = await reading;
  remember(tokenHash, found?.user);
  return found ?? null;
}

function remember(tokenHash: string, user: { id: string; role: Caller['role'] } | undefined): void {
  const known = seen.get(tokenHash);
  if (known && known.userId === user?.id && known.role === user.role) return;
  seen.delete(tokenHash);
  if (!user) return;
  if (seen.size >= MOST_SEEN) seen.delete(seen.keys().next().value!);
  seen.set(tokenHash, { userId: user.id, role: user.role });
}

/** Within this time after a rotation its call may be repeated with the old cookie. */
const REPEAT_MS = 10 * 60_000;

interface Repeat {
  token: string;
  now: Date;
  answer: Answer | undefined;
}

/**
 * A call that rotated the cookie's token is repeated because its answer was lost: the same idempotency key leads to the new token, and the answer
 * carries its cookie again.
 */
async function readRenewed(database: Database, shown: Shown, { token, now, answer }: Repeat) {
  const renewed = shown.call.token === null && answer ? tokenAfter(shown, token) : null;
  const found = renewed === null ? null : await readByToken(database, renewed, now);
  if (!found || now.getTime() - found.session.tokenIssuedAt.getTime() > REPEAT_MS) return null;
  setSessionCookie({ ...shown, answer: answer! }, renewed!);
  return found;
}

/**
 * The caller, from the session cookie or an unexpired bearer token; null when signed out. Claims come from the database alone. With an `answer`, a
 * call whose lost answer carried a new cookie may be repeated. `expect` is called at once with whoever it will probably be.
 */
export async function findSession(
  database: Database,
  shown: Shown,
  answer?: Answer,
  expect?: (caller: Caller) => void,
): Promise<Session | null> {
  const token = shownToken(shown);
  if (!token) return null;
  const now = clock.now();
  const found =
    (await readByToken(database, token, now, expect)) ?? (await readRenewed(database, shown, { token, now, answer }));
  if (!found) return null;
  const { user, session } = found;
  if (shown.call.token !== null && isTokenOld(session.tokenIssuedAt, now)) return null;
  if (now.getTime() - session.updatedAt.getTime() > LAST_USE_PRECISION_MS) await recordUse(database, session, now);
  return {
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    displayName: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    navigationStage: user.navigationStage,
    image: user.image,
    authTime: session.createdAt,
  };
}

/** Records the last use of a session, to the minute, and extends its expiry. */
async function recordUse(
  database: Database,
  { id, expiresAt }: { id: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ updatedAt: now, expiresAt: slideExpiry(expiresAt, now) })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now.getTime() - LAST_USE_PRECISION_MS))));
}
