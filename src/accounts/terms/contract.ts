import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';

export const termsContract = defineContract({
  'POST /users/terms': operation({
    summary: 'Accepts the terms of use and the privacy policy in the version that the caller read',
    access: everyone,
    changes: [accountHappenings.termsAccepted],
    unverified: 'The account itself, sessions and settings; without it nobody could confirm the address.',
    body: z.object({ version: z.string().max(20) }),
    output: done,
    errors: [accountErrors.termsOutdated],
  }),
});
