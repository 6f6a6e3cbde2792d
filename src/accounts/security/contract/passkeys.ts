import { z } from 'zod';
import { openedSession } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { PASSKEY_NAME_LENGTH } from '#accounts/security/rules/passkey-limits.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const coded = z.string().max(20_000);
const common = {
  id: z.string().min(1).max(1_500),
  rawId: z.string().min(1).max(1_500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** We request no extensions. */
  clientExtensionResults: z.unknown(),
};
const transports = z.array(z.string().max(20)).max(10);
const newKey = z.object({
  ...common,
  response: z.object({ clientDataJSON: coded, attestationObject: coded, transports: transports.optional() }),
});
const answeredChallenge = z.object({
  ...common,
  response: z.object({
    clientDataJSON: coded,
    authenticatorData: coded,
    signature: coded,
    userHandle: z.string().max(200).optional(),
  }),
});
/** The options of the browser's passkey calls, in the JSON form of the WebAuthn standard. */
const options = z.looseObject({ challenge: z.string() });

export const passkeysContract = defineContract({
  'POST /account/passkeys/options': operation({
    summary: 'What the browser needs to make a passkey; the challenge is good once, for five minutes',
    access: everyone,
    changes: recordsNothing.firstStep,
    unverified: openToUnverified.account,
    output: options,
    errors: [accountErrors.tooManyPasskeys],
    limit: { count: 60, seconds: 300 },
  }),
  'POST /account/passkeys': operation({
    summary: 'Keeps a passkey that the browser made',
    access: everyone,
    changes: [accountHappenings.locksChanged],
    unverified: openToUnverified.account,
    status: 201,
    body: z.object({ name: text(PASSKEY_NAME_LENGTH, 1), credential: newKey }),
    output: z.object({ id: z.string() }),
    errors: [accountErrors.passkeyInvalid, accountErrors.passkeyTaken, accountErrors.tooManyPasskeys],
  }),
  'POST /account/passkeys/remove': operation({
    summary: 'Forgets a passkey of the caller',
    access: everyone,
    changes: [accountHappenings.locksChanged],
    unverified: openToUnverified.account,
    body: z.object({ passkeyId: z.uuid() }),
    output: done,
  }),
  'POST /auth/passkey/options': operation({
    summary: 'What the browser needs to log in with a passkey; the challenge is good once, for five minutes',
    access: 'public',
    changes: recordsNothing.firstStep,
    output: options,
    limit: { count: 60, seconds: 300 },
  }),
  'POST /auth/passkey': operation({
    summary: 'Opens a session by a passkey',
    access: 'public',
    changes: recordsNothing.session,
    body: z.object({ credential: answeredChallenge }),
    output: openedSession,
    errors: [accountErrors.passkeyRefused],
    limit: { count: 60, seconds: 300 },
  }),
});
