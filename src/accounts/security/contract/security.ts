import { z } from 'zod';
import { anyPassword, email, newPassword } from '#accounts/contract/claims.ts';
import { accountErrors, passwordRefusals } from '#accounts/errors.ts';
import { DISPLAY_NAME_LENGTH } from '#accounts/security/rules/display-name.ts';
import { providerStates } from '#accounts/rules/provider-states.ts';
import { devices } from '#accounts/sessions/rules/devices.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done, language, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const sessionInList = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(devices),
  /** Shortened: enough to tell home from work. */
  address: z.string(),
  signedInAt: moment,
  lastUsedAt: moment,
  isThisOne: z.boolean(),
});

export const securityContract = defineContract({
  'PUT /users': operation({
    summary: 'Changes the name that others see, and the language of mails',
    access: everyone,
    changes: [accountHappenings.nameChanged],
    unverified: openToUnverified.account,
    body: z.object({
      newData: z.object({ displayName: text(DISPLAY_NAME_LENGTH, 1).optional(), language: language.optional() }),
    }),
    output: done,
  }),
  'GET /account/security': operation({
    summary: 'How the caller gets in',
    access: everyone,
    output: z.object({
      hasPassword: z.boolean(),
      /** The sign-in provider; null where none is configured. */
      provider: z
        .object({ name: z.string(), state: z.enum(providerStates), connectedAt: moment.nullable() })
        .nullable(),
      /** The new address of a change of e-mail that is not confirmed yet. */
      pendingEmail: z.string().nullable(),
      secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
      passkeys: z.array(
        z.object({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() }),
      ),
    }),
  }),
  'POST /account/password': operation({
    summary: 'A new password, by the current one; every other session ends',
    access: everyone,
    changes: [accountHappenings.passwordChanged],
    unverified: openToUnverified.account,
    body: z.object({ currentPassword: anyPassword, password: newPassword }),
    output: done,
    errors: [accountErrors.currentPasswordWrong, accountErrors.passwordMissing, ...passwordRefusals],
  }),
  'POST /account/email': operation({
    summary: 'Mails a link to the new address; it becomes the e-mail of the account when the link is opened',
    access: everyone,
    changes: recordsNothing.mailing,
    unverified: openToUnverified.account,
    status: 202,
    body: z.object({ email, password: anyPassword }),
    output: done,
    errors: [
      accountErrors.currentPasswordWrong,
      accountErrors.passwordMissing,
      accountErrors.emailTaken,
      accountErrors.emailUnchanged,
    ],
    limit: { count: 20, seconds: 900 },
  }),
  'GET /account/sessions': operation({
    summary: 'Where the caller is signed in, this session first',
    access: everyone,
    output: z.object({ sessions: z.array(sessionInList) }),
  }),
  'POST /account/end-session': operation({
    summary: 'Ends one session of the caller',
    access: everyone,
    changes: recordsNothing.session,
    unverified: openToUnverified.account,
    body: z.object({ sessionId: z.uuid() }),
    output: done,
  }),
  'POST /account/end-other-sessions': operation({
    summary: 'Ends every session of the caller but this one',
    access: everyone,
    changes: recordsNothing.session,
    unverified: openToUnverified.account,
    output: z.object({ ended: z.int() }),
  }),
  'POST /auth/refresh': operation({
    summary:
      'A new bearer token for the session of the caller, asked for before the old one ages out; the old one is dead at once',
    access: everyone,
    changes: recordsNothing.session,
    unverified: openToUnverified.account,
    output: z.object({ token: z.string(), refreshAfterSeconds: z.int() }),
  }),
});
