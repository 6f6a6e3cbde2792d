import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, or, lt, sql } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { saveChallenge, redeemChallenge } from '#accounts/security/server/passkeys/challenges.ts';
import { relyingParty } from '#accounts/security/server/passkeys/relying-party.ts';
import { passkeys } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

// The library is large, so it is loaded with the first use of a passkey.

/** The options for the browser's passkey prompt; the device chooses the passkey. */
export async function startPasskeyLogin(context: Context) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: 'required',
  });
  await saveChallenge(context, 'login', options.challenge);
  return { ...options };
}

/** Opens a session for a device that signed our challenge. The device verified its user itself, so no second factor follows. */
export async function logInWithPasskey(context: Context, credential: AuthenticationResponseJSON) {
  const [known] = await context.database.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  if (!known) throw accountErrors.passkeyRefused();
  const { id, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => redeemChallenge(context, 'login', challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch((problem: unknown) => {
    context.log.warn({ reason: (problem as Error).message }, 'passkey refused');
    throw accountErrors.passkeyRefused();
  });
  if (!outcome.verified) throw accountErrors.passkeyRefused();
  await recordUse(context, known.id, outcome.authenticationInfo.newCounter);
  return openSessionOf(context, known.userId);
}

/** A signature counter that does not increase means a copied key; devices without a counter always report zero. */
async function recordUse(context: Context, passkeyId: string, counter: number): Promise<void> {
  const [noted] = await context.database
    .update(passkeys)
    .set({ counter, lastUsedAt: context.now })
    .where(and(eq(passkeys.id, passkeyId), or(lt(passkeys.counter, counter), sql`${counter} = 0`)))
    .returning({ id: passkeys.id });
  if (!noted) throw accountErrors.passkeyRefused();
}
