import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { LAST_USE_PRECISION_MS, slideExpiry } from '#accounts/sessions/rules/session-life.ts';
import { isTokenOld } from '#accounts/sessions/rules/token-life.ts';
import type { Shown } from '#accounts/sessions/server/session-cookie.ts';
import { shownToken } from '#accounts/sessions/server/session-token.ts';
import { sessions, users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/prepared.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import type { Session } from '#platform/http/request-context.ts';

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
      ),
    ),
);

/** The caller, from the session cookie or an unexpired bearer token; null when signed out. Claims come from the database alone. */
export async function findSession(database: Database, shown: Shown): Promise<Session | null> {
  const token = shownToken(shown);
  if (!token) return null;
  const now = clock.now();
  const [found] = await readSession(database, { tokenHash: hashToken(token), now: now.toISOString() });
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
