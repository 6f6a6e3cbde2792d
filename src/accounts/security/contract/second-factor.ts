import { z } from 'zod';
import { anyPassword, oneTimeCode, openedSession } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const recoveryCode = z.string().min(1).max(40);
/** A code of the authenticator app, or a recovery code. */
const proof = z.union([z.object({ code: oneTimeCode }), z.object({ recoveryCode })]);
const recoveryCodes = z.array(z.string());

export const secondFactorContract = defineContract({
  'POST /account/second-factor': operation({
    summary:
      'Begins to ask for a code at login: what the authenticator app needs, and the recovery codes. It holds once a code confirmed it',
    access: everyone,
    changes: recordsNothing.firstStep,
    unverified: openToUnverified.account,
    status: 201,
    body: z.object({ password: anyPassword }),
    output: z.object({ address: z.string(), secret: z.string(), qrCode: z.string(), recoveryCodes }),
    errors: [accountErrors.currentPasswordWrong, accountErrors.passwordMissing, accountErrors.secondFactorOn],
  }),
  'POST /account/second-factor/confirm': operation({
    summary: 'Switches the second factor on by a code of the app; every other session ends',
    access: everyone,
    changes: [accountHappenings.locksChanged],
    unverified: openToUnverified.account,
    body: z.object({ code: oneTimeCode }),
    output: done,
    errors: [accountErrors.secondFactorWrong, accountErrors.secondFactorOn, accountErrors.secondFactorOff],
  }),
  'POST /account/second-factor/recovery-codes': operation({
    summary: 'New recovery codes; the old ones are void',
    access: everyone,
    changes: [accountHappenings.locksChanged],
    unverified: openToUnverified.account,
    status: 201,
    body: z.object({ password: anyPassword, proof }),
    output: z.object({ recoveryCodes }),
    errors: [accountErrors.currentPasswordWrong, accountErrors.secondFactorWrong, accountErrors.secondFactorOff],
  }),
  'POST /account/second-factor/switch-off': operation({
    summary: 'Asks for no code at login any more',
    access: everyone,
    changes: [accountHappenings.locksChanged],
    unverified: openToUnverified.account,
    body: z.object({ password: anyPassword, proof }),
    output: done,
    errors: [accountErrors.currentPasswordWrong, accountErrors.secondFactorWrong, accountErrors.secondFactorOff],
  }),
  'POST /auth/second-factor': operation({
    summary:
      'The second step of a login whose password was right (accounts.secondFactorNeeded); its cookie names that login',
    access: 'public',
    changes: recordsNothing.session,
    body: proof,
    output: openedSession,
    errors: [accountErrors.secondFactorWrong, accountErrors.secondFactorExpired],
    limit: { count: 60, seconds: 300 },
  }),
});
