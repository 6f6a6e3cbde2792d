import { anyPassword, email } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { REASON_LENGTH } from '#backoffice/rules/reason-length.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { done, text } from '#platform/contract/schemas.ts';
import { z } from 'zod';

export const lockedOutContract = defineContract({
  'POST /cms/second-factor/switch-off': operation({
    summary:
      'Asks a second administrator to switch off the second factor of somebody who cannot get in any more; by the own password',
    access: { roles: ['admin'] },
    changes: [approvalHappenings.asked],
    body: z.strictObject({ email, reason: text(REASON_LENGTH, 1), password: anyPassword }),
    output: done,
    errors: [
      backofficeErrors.personNotFound,
      backofficeErrors.ownSecondFactor,
      accountErrors.currentPasswordWrong,
      accountErrors.passwordMissing,
      accountErrors.secondFactorOff,
      approvalErrors.alreadyAsked,
    ],
    limit: { count: 30, seconds: 3600 },
  }),
});
