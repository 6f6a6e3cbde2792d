import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { type Proof, withSecondFactor } from '#accounts/security/server/prove-second-factor.ts';
import { verifications } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';

const COOKIE = 'ponte.second_factor';
const COOKIE_PATH = '/api/auth';
const LIFE_SECONDS = 600;
const TOKEN_BYTES = 32;

const identifierOf = (token: string) => `login:${createHash('sha256').update(token).digest('base64url')}`;

/** The password was correct: a cookie identifies this login for ten minutes, while the code is typed. Only its hash is stored. */
export async function requestSecondFactor(context: Context, userId: string): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(context.now.getTime() + LIFE_SECONDS * 1000);
  await context.database.delete(verifications).where(lt(verifications.expiresAt, context.now));
  await context.database.insert(verifications).values({ identifier: identifierOf(token), value: userId, expiresAt });
  context.answer.setCookie(COOKIE, token, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: context.settings.secureCookies,
    maxAge: LIFE_SECONDS,
  });
}

/** The second step of a login: opens the session, once. */
export async function finishLogin(context: Context, proof: Proof) {
  const identifier = identifierOf(context.call.cookies[COOKIE] ?? '');
  const userId = await findPendingLogin(context, identifier);
  await withSecondFactor(context, userId, proof, (transaction) => endPendingLogin(transaction, identifier));
  context.answer.clearCookie(COOKIE, { path: COOKIE_PATH });
  return openSessionOf(context, userId);
}

async function findPendingLogin({ database, now }: Context, identifier: string): Promise<string> {
  const [waiting] = await database
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  if (!waiting) throw accountErrors.secondFactorExpired();
  return waiting.userId;
}

async function endPendingLogin(transaction: Database, identifier: string): Promise<void> {
  const ended = await transaction
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  if (ended.length === 0) throw accountErrors.secondFactorExpired();
}
