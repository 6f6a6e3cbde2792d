import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { verifications } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

const LIFE_MS = 5 * 60_000;
/** The user of a login is not known yet. */
const ANYBODY = 'anybody';

type Purpose = 'register' | 'login';

function identifierOf(purpose: Purpose, challenge: string): string {
  return `passkey ${purpose}:${createHash('sha256').update(challenge).digest('base64url')}`;
}

/** Saves a challenge for five minutes, as a hash. */
export async function saveChallenge(context: Context, purpose: Purpose, challenge: string): Promise<void> {
  await context.database.delete(verifications).where(lt(verifications.expiresAt, context.now));
  await context.database.insert(verifications).values({
    identifier: identifierOf(purpose, challenge),
    value: context.session?.userId ?? ANYBODY,
    expiresAt: new Date(context.now.getTime() + LIFE_MS),
  });
}

/** Whether we recently issued this challenge to this person, and it is used for the first time. */
export async function redeemChallenge(context: Context, purpose: Purpose, challenge: string): Promise<boolean> {
  const redeemed = await context.database
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, challenge)),
        purpose === 'register' ? eq(verifications.value, context.session?.userId ?? '') : undefined,
        gt(verifications.expiresAt, context.now),
      ),
    )
    .returning({ id: verifications.id });
  return redeemed.length === 1;
}
