import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { navigationStages } from '#accounts/rules/stages.ts';
import { everyone, roles } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, language, moment } from '#platform/contract/schemas.ts';

const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
/** Of a login: never checked against a pattern. */
const anyPassword = z.string().min(1).max(200);

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
  matchmakingTrial: z.boolean(),
  assessmentOwner: z.boolean(),
  assessmentUser: z.boolean(),
  authTime: moment,
  isNewAccount: z.boolean(),
  hasProjects: z.boolean(),
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
      providers: z.array(z.enum(['google'])),
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
});
