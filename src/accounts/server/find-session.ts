import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isTokenOld } from '#accounts/rules/token-life.ts';
import { ADDRESS_HEADER, type SignIn } from '#accounts/server/sign-in.ts';
import { sessions } from '#accounts/server/tables.ts';
import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import { OutsideError } from '#platform/errors/outside-error.ts';
import { speaksByToken } from '#platform/http/speaks-by-token.ts';
import type { Session } from '#platform/http/request-context.ts';

const USER_AGENT_LENGTH = 400;
const NOTED_EVERY_MS = 60_000;

/** The request's headers as the sign-in library wants them. A request speaks by its token or by its cookie, never by both. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  const { authorization, cookie } = request.headers;
  if (speaksByToken(request)) headers.set('authorization', authorization!);
  else if (cookie) headers.set('cookie', cookie);
  const userAgent = request.headers['user-agent'];
  if (userAgent) headers.set('user-agent', userAgent.slice(0, USER_AGENT_LENGTH));
  return headers;
}

/** Who calls, from the session cookie or a bearer token that did not age out; null when signed out. Claims come from the database alone. */
export async function findSession(
  signIn: SignIn,
  database: Database,
  request: FastifyRequest,
): Promise<Session | null> {
  if (!speaksByToken(request) && !request.headers.cookie?.includes('ponte')) return null;
  // The library knows one reason to fail here, and hides it: the database.
  const found = await signIn.api.getSession({ headers: headersOf(request) }).catch((problem: unknown) => {
    throw new OutsideError('The session could not be read.', { cause: problem });
  });
  if (!found) return null;
  const { user, session } = found;
  const now = new Date();
  // A login that was under way while the account was deleted may have opened a session after all of them ended.
  if (user.deletedAt) return null;
  if (speaksByToken(request) && isTokenOld(session.tokenIssuedAt, now)) return null;
  if (now.getTime() - session.updatedAt.getTime() > NOTED_EVERY_MS) await noteUse(database, session.id, now);
  return {
    userId: user.id,
    sessionId: session.id,
    role: user.role as Role,
    displayName: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    navigationStage: user.navigationStage,
    image: user.image ?? null,
    authTime: session.createdAt,
  };
}

/** When a session was used last, to the minute. */
async function noteUse(database: Database, sessionId: string, now: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ updatedAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, new Date(now.getTime() - NOTED_EVERY_MS))));
}
