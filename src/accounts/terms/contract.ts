import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';

export const termsContract = defineContract({
  'POST /users/terms': operation({
    summary: 'Accepts the terms of use and the privacy policy in the version that the caller read',
    access: everyone,
    changes: [accountHappenings.termsAccepted],
    unverified: openToUnverified.account,
    body: z.object({ version: z.string().max(20) }),
    output: done,
    errors: [accountErrors.termsOutdated],
  }),
});
