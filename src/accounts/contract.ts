import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { MAXIMUM_PASSWORD_LENGTH } from '#accounts/rules/password-problems.ts';
import { signUpJourneys } from '#accounts/rules/sign-up-journey.ts';
import { navigationStages } from '#accounts/rules/stages.ts';
import { everyone, roles } from '#platform/access/access.ts';
import { permissions } from '#platform/access/permissions.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, language, moment } from '#platform/contract/schemas.ts';

const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
/** Of a login: never checked against a pattern. */
const anyPassword = z.string().min(1).max(200);

const newPassword = z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH);
const oobCode = z.string().min(1).max(100);
const mailHead = z.object({ id: z.string(), recipient: z.string(), subject: z.string(), language, createdAt: moment });

const claims = z.object({
  userId: z.string(),
  displayName: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  language,
  userRole: z.enum(roles),
  navigationStage: z.enum(navigationStages),
  userIsAvailable: z.boolean(),
  headerSubtitle: z.string(),
  email_verified: z.boolean(),
  workspaceId: z.string().nullable(),
  isWorkspaceOwner: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  forbiddens: z.array(z.string()),
  spaceOf: z.string().nullable(),
  viewingAs: z.object({ userId: z.string(), name: z.string() }).nullable(),
  matchmakingTrial: z.boolean(),
  assessmentOwner: z.boolean(),
  assessmentUser: z.boolean(),
  authTime: moment,
  isNewAccount: z.boolean(),
  hasProjects: z.boolean(),
  signUpJourney: z.enum(signUpJourneys),
  campaign: z.string().nullable(),
  acceptedTerms: z.boolean(),
});
const openedSession = z.object({ session: claims, token: z.string() });

export const accountsContract = defineContract({
  'GET /session': operation({
    summary: 'The claims of the caller, null when signed out; and what the login page offers',
    access: 'public',
    output: z.object({
      session: claims.nullable(),
      demo: z.boolean(),
      demoSignIns: z.array(z.object({ email: z.string(), role: z.enum(roles), password: z.string() })),
      providers: z.array(z.object({ name: z.string() })),
    }),
  }),
  'POST /auth/login': operation({
    summary: 'Opens a session; the answer carries a cookie and the bearer token',
    access: 'public',
    body: z.object({ email, password: anyPassword }),
    output: openedSession,
    errors: [accountErrors.unknownEmail, accountErrors.wrongPassword],
    limit: { count: 10, countPerAddress: 60, seconds: 300, perBodyField: 'email' },
  }),
  'POST /auth/logout': operation({
    summary: 'Ends the session of the caller',
    access: 'public',
    output: done,
  }),
  'PUT /session/language': operation({
    summary: 'Keeps the language with the account, for mails',
    access: everyone,
    body: z.object({ language }),
    output: done,
  }),
  'POST /auth': operation({
    summary: 'Reads the claims again; posted ones are never believed',
    access: everyone,
    body: z
      .object({
        idToken: z.string().max(4_000).optional(),
        customClaims: z.record(z.string().max(100), z.unknown()).optional(),
      })
      .optional(),
    output: openedSession,
  }),
  'POST /users/create': operation({
    summary: 'Signs up a company or a professional and opens their first session',
    access: 'public',
    status: 201,
    body: z.object({
      email,
      password: newPassword,
      userRole: z.enum(['squadMember', 'squadOwner']),
      acceptedTerms: z.boolean(),
      language: language.optional(),
    }),
    output: openedSession,
    errors: [accountErrors.emailTaken, accountErrors.termsNotAccepted, accountErrors.weakPassword],
    limit: { count: 10, countPerAddress: 60, seconds: 600, perBodyField: 'email' },
  }),
  'GET /users': operation({
    summary: 'The record of the caller; admins may ask for another person',
    access: everyone,
    query: z.object({ userId: z.uuid().optional() }),
    output: z.object({
      userId: z.string(),
      login: z.object({
        providerId: z.literal('password'),
        uid: z.string(),
        email: z.string(),
        createData: moment,
        userRole: z.enum(roles),
      }),
      personal: z.object({ displayName: z.string(), photoUrl: z.string().nullable() }),
      navigationFlow: z.object({ journey: z.enum(navigationStages) }),
      eGoi: z.object({ egoiAddTag: z.int().nullable() }),
      experience: z.object({ jobTitle: z.string(), isAvailable: z.boolean() }).nullable(),
      acceptedTerms: z.object({ version: z.string(), acceptedAt: moment }),
    }),
  }),
  'POST /auth/email-action': operation({
    summary: 'The link of the verification mail; its code works once',
    access: 'public',
    body: z.object({ mode: z.literal('verifyEmail'), oobCode }),
    output: done,
    errors: [accountErrors.codeInvalid],
    limit: { count: 60, seconds: 300 },
  }),
  'POST /auth/send-verification': operation({
    summary: 'Sends the verification mail again',
    access: everyone,
    status: 202,
    output: done,
    limit: { count: 30, seconds: 900 },
  }),
  'POST /auth/send-password-reset': operation({
    summary: 'Mails a link for a new password; the answer does not tell whether the address is known',
    access: 'public',
    status: 202,
    body: z.object({ email }),
    output: done,
    limit: { count: 5, countPerAddress: 30, seconds: 900, perBodyField: 'email' },
  }),
  'POST /auth/read-reset-code': operation({
    summary: 'Whose password a code of the mail can set; the code stays unused',
    access: 'public',
    body: z.object({ oobCode }),
    output: z.object({ email: z.string() }),
    errors: [accountErrors.codeInvalid],
    limit: { count: 30, seconds: 300 },
  }),
  'POST /auth/reset-password': operation({
    summary: 'Sets a new password by the code of the mail and ends every other session of the person',
    access: 'public',
    body: z.object({ oobCode, password: newPassword }),
    output: done,
    errors: [accountErrors.codeInvalid, accountErrors.weakPassword],
    limit: { count: 30, seconds: 300 },
  }),
  'GET /mailbox': operation({
    summary: 'Mails of the demo world, newest first; not found outside demo mode',
    access: 'public',
    query: z.object({ before: z.uuid().optional(), recipient: z.string().max(254).optional() }),
    output: z.object({ mails: z.array(mailHead), next: z.string().nullable() }),
  }),
  'GET /mailbox/{id}': operation({
    summary: 'One mail of the demo world; not found outside demo mode',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    output: mailHead.extend({ textBody: z.string() }),
  }),
});
