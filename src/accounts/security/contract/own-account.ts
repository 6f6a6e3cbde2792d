import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { navigationStages } from '#accounts/rules/stages.ts';
import { everyone, roles } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, language, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

export const ownAccountContract = defineContract({
  'PUT /session/language': operation({
    summary: 'Keeps the language with the account, for mails',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    body: z.object({ language }),
    output: done,
  }),
  'PUT /session/timeZone': operation({
    summary: 'Where the caller lives, as their browser says; a change holds from the next midnight there',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    body: z.strictObject({ timeZone: text(60, 1) }),
    output: done,
    errors: [accountErrors.timeZoneUnknown],
  }),
  'GET /users': operation({
    summary: 'The record of the caller; admins may ask for another person',
    access: everyone,
    query: z.object({ userId: z.uuid().optional() }),
    output: z.object({
      userId: z.string(),
      login: z.object({
        providerId: z.enum(['password', 'oidc']),
        uid: z.string(),
        email: z.string(),
        createData: moment,
        userRole: z.enum(roles),
      }),
      personal: z.object({
        displayName: z.string(),
        photoUrl: z.string().nullable(),
        // Only for the provider's own staff.
        firstName: z.string().optional(),
        lastName: z.string().optional(),
        dob: z.string().nullable().optional(),
      }),
      navigationFlow: z.object({ journey: z.enum(navigationStages) }),
      eGoi: z.object({ egoiAddTag: z.int().nullable() }),
      /** For everybody except the provider's own staff. */
      experience: z.object({ jobTitle: z.string(), level: z.int().nullable(), isAvailable: z.boolean() }).optional(),
      /** Ids, newest first and 200 at most: of the companies that a person owns, or where a professional was hired. Not of the provider's own staff. */
      projects: z.array(z.string()).optional(),
      acceptedTerms: z.object({ version: z.string(), acceptedAt: moment }),
    }),
  }),
});
