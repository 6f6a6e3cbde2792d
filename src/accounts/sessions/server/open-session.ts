import { accountErrors } from '#accounts/errors.ts';
import { refreshAfterSeconds } from '#accounts/sessions/rules/token-life.ts';
import { expiryFrom } from '#accounts/sessions/rules/session-life.ts';
import { recordAccess } from '#accounts/sessions/server/access-records/record-access.ts';
import { rememberDevice } from '#accounts/sessions/server/known-device.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { readClaims } from '#accounts/sessions/server/read-claims.ts';
import { rebuildStage } from '#accounts/sessions/server/rebuild-stage.ts';
import { setSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { newSessionToken } from '#accounts/sessions/server/session-token.ts';
import { sessions } from '#accounts/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import type { Context } from '#platform/http/request-context.ts';

const USER_AGENT_LENGTH = 400;

/** Opens a session for somebody who has just authenticated: a cookie for browsers, and the same token for API clients. Throws `accounts.suspended`. */
export async function openSessionOf(context: Context, userId: string) {
  const { call, now } = context;
  const person = await findPerson(context.database, userId);
  if (person?.suspendedAt) throw accountErrors.suspended();
  const token = newSessionToken();
  await context.database.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    tokenIssuedAt: now,
    expiresAt: expiryFrom(now),
    ipAddress: call.address,
    userAgent: call.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await recordAccess(context.database, context, { accountId: userId, event: 'signIn' });
  setSessionCookie(context, token);
  rememberDevice(context, person!.email);
  return {
    session: await readClaims(context, await rebuildStage(context, person!), now, null),
    token,
    refreshAfterSeconds: refreshAfterSeconds(now, now),
  };
}
