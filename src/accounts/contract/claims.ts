import { z } from 'zod';
import { MAXIMUM_PASSWORD_LENGTH } from '#accounts/passwords/rules/password-problems.ts';
import { signUpJourneys } from '#accounts/rules/sign-up-journey.ts';
import { navigationStages } from '#accounts/rules/stages.ts';
import { roles } from '#platform/access/access.ts';
import { permissions } from '#platform/access/permissions.ts';
import { language, moment } from '#platform/contract/schemas.ts';

/** The session claims of the caller. */
export const claims = z.object({
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
  worksInProject: z.boolean(),
  signUpJourney: z.enum(signUpJourneys),
  campaign: z.string().nullable(),
  acceptedTerms: z.boolean(),
});

/** `token` is for API clients: a bearer token that expires; refresh it after `refreshAfterSeconds`. */
export const openedSession = z.object({ session: claims, token: z.string(), refreshAfterSeconds: z.int() });

/** A person's e-mail address, case-insensitive. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
export const newPassword = z.string().min(1).max(MAXIMUM_PASSWORD_LENGTH);
/** The password of a login: never validated against the rules for new ones. */
export const anyPassword = z.string().min(1).max(200);
export const oobCode = z.string().min(1).max(100);

/** A code of the authenticator app as people type it: spaces are ignored. */
export const oneTimeCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
