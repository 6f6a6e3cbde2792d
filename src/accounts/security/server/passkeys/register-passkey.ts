import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { MAXIMUM_PASSKEYS } from '#accounts/security/rules/passkey-limits.ts';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { saveChallenge, redeemChallenge } from '#accounts/security/server/passkeys/challenges.ts';
import { relyingParty } from '#accounts/security/server/passkeys/relying-party.ts';
import { notifyPerson } from '#accounts/security/server/notify-person.ts';
import { passkeys } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The options for creating a passkey; devices that already hold one are excluded. */
export async function startPasskeyRegistration(context: SignedInContext) {
  const { userId, email, displayName } = context.session;
  const known = await context.database.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= MAXIMUM_PASSKEYS) throw accountErrors.tooManyPasskeys({ count: MAXIMUM_PASSKEYS });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Ponte',
    rpID: relyingParty(context).id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // It replaces both e-mail and password, so it must be discoverable and verify its user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, 'register', options.challenge);
  return { ...options };
}

/** Saves the public key of a passkey that the caller's device created for our challenge. */
export async function registerPasskey(
  context: SignedInContext,
  { name, credential }: { name: string; credential: RegistrationResponseJSON },
) {
  const made = await verify(context, credential);
  const { userId } = context.session;
  return context.database.transaction(async (transaction) => {
    await lockCaller(transaction, userId);
    const known = await transaction.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId));
    if (known.length >= MAXIMUM_PASSKEYS) throw accountErrors.tooManyPasskeys({ count: MAXIMUM_PASSKEYS });
    const [saved] = await transaction
      .insert(passkeys)
      .values({
        userId,
        name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: credential.response.transports ?? [],
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (!saved) throw accountErrors.passkeyTaken();
    await notifyPerson(context, transaction, 'passkeyAdded', name);
    return saved;
  });
}

async function verify(context: SignedInContext, response: RegistrationResponseJSON) {
  const { id, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(context, 'register', challenge),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch((problem: unknown) => {
    context.log.info({ reason: (problem as Error).message }, 'passkey not kept');
    throw accountErrors.passkeyInvalid();
  });
  if (!outcome.verified) throw accountErrors.passkeyInvalid();
  return outcome.registrationInfo.credential;
}

/** Removes a passkey of the caller; one of somebody else is not found. */
export async function removePasskey(context: SignedInContext, passkeyId: string) {
  await context.database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, context.session.userId)))
      .returning({ name: passkeys.name });
    if (!removed) throw platformErrors.notFound();
    await notifyPerson(context, transaction, 'passkeyRemoved', removed.name);
  });
  return { done: true as const };
}
