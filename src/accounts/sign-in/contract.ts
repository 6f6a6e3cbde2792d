import { z } from 'zod';
import { anyPassword, claims, email, newPassword, oobCode, openedSession } from '#accounts/contract/claims.ts';
import { accountErrors, passwordRefusals } from '#accounts/errors.ts';
import { everyone, roles } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

export const signInContract = defineContract({
  'GET /session': operation({
    summary: 'The claims of the caller, null when signed out; and what the login page offers',
    access: 'public',
    output: z.object({
      session: claims.nullable(),
      demo: z.boolean(),
      demoSignIns: z.array(z.object({ email: z.string(), role: z.enum(roles), password: z.string() })),
      providers: z.array(z.object({ name: z.string() })),
      /** Somebody who came from the provider and still has to choose the account type. */
      pendingSocial: z.object({ email: z.string() }).nullable(),
    }),
  }),
  'POST /auth/login': operation({
    summary: 'Opens a session; the answer carries a cookie and the bearer token',
    access: 'public',
    changes: recordsNothing.session,
    body: z.object({ email, password: anyPassword }),
    output: openedSession,
    errors: [accountErrors.unknownEmail, accountErrors.wrongPassword, accountErrors.secondFactorNeeded],
    limit: { count: 10, countPerAddress: 60, seconds: 300, perBodyField: 'email' },
  }),
  'POST /auth/logout': operation({
    summary: 'Ends the session of the caller',
    access: 'public',
    changes: recordsNothing.session,
    output: done,
  }),
  'POST /auth': operation({
    summary: 'Reads the claims again; posted ones are never believed',
    access: everyone,
    changes: recordsNothing.session,
    unverified: openToUnverified.account,
    body: z
      .object({
        idToken: z.string().max(4_000).optional(),
        customClaims: z.record(z.string().max(100), z.unknown()).optional(),
      })
      .optional(),
    output: openedSession,
  }),
  'POST /auth/email-action': operation({
    summary: 'The link of a mail that verifies the address, or makes a new one the account’s; its code works once',
    access: 'public',
    changes: [accountHappenings.emailVerified],
    body: z.object({ mode: z.enum(['verifyEmail', 'changeEmail']), oobCode }),
    output: done,
    errors: [accountErrors.codeInvalid, accountErrors.emailTaken],
    limit: { count: 60, seconds: 300 },
  }),
  'POST /auth/send-verification': operation({
    summary: 'Sends the verification mail again',
    access: everyone,
    changes: recordsNothing.mailing,
    unverified: openToUnverified.account,
    status: 202,
    output: done,
    limit: { count: 30, seconds: 900 },
  }),
  'POST /auth/send-password-reset': operation({
    summary: 'Mails a link for a new password; the answer does not tell whether the address is known',
    access: 'public',
    changes: recordsNothing.mailing,
    status: 202,
    body: z.object({ email }),
    output: done,
    limit: { count: 5, countPerAddress: 30, seconds: 900, perBodyField: 'email' },
  }),
  'POST /auth/read-reset-code': operation({
    summary: 'Whose password a code of the mail can set; the code stays unused',
    access: 'public',
    changes: recordsNothing.reading,
    body: z.object({ oobCode }),
    output: z.object({ email: z.string() }),
    errors: [accountErrors.codeInvalid],
    limit: { count: 30, seconds: 300 },
  }),
  'POST /auth/reset-password': operation({
    summary: 'Sets a new password by the code of the mail and ends every other session of the person',
    access: 'public',
    changes: [accountHappenings.passwordChanged],
    body: z.object({ oobCode, password: newPassword }),
    output: done,
    errors: [accountErrors.codeInvalid, ...passwordRefusals],
    limit: { count: 30, seconds: 300 },
  }),
});
