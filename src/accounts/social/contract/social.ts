import { z } from 'zod';
import { openedSession } from '#accounts/contract/claims.ts';
import { signUpOrigin } from '#accounts/sign-up/contract.ts';
import { accountErrors } from '#accounts/errors.ts';
import { ATTEMPT_PATTERN } from '#accounts/social/rules/social-outcome.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { redirectAnswer } from '#platform/contract/redirect-answer.ts';
import { done, language } from '#platform/contract/schemas.ts';
import { recordsNothing } from '#platform/contract/stated-reasons.ts';

/** Other parameters are accepted too, because the person must see a page: the use cases report what was wrong. */
const word = (fits: RegExp) => z.string().regex(fits).optional().catch(undefined);

export const socialContract = defineContract({
  'GET /auth/oidc/start': operation({
    summary: 'Leads to the sign-in provider, where the account is chosen; opened in a pop-up',
    access: 'public',
    status: 302,
    query: z.object({ attempt: word(ATTEMPT_PATTERN) }),
    output: redirectAnswer,
  }),
  'GET /auth/oidc/callback': operation({
    summary: 'Where the provider leads back to; signs in, or keeps who it was for the rest of the sign-up',
    access: 'public',
    status: 302,
    query: z.object({ state: word(/^[\w-]{1,200}$/) }),
    output: redirectAnswer,
  }),
  'POST /auth/social/complete': operation({
    summary: 'Makes the account of who came from the provider, with the account type, and opens the first session',
    access: 'public',
    changes: [accountHappenings.created, accountHappenings.providerConnected],
    status: 201,
    body: z.object({
      userRole: z.enum(['squadMember', 'squadOwner']),
      acceptedTerms: z.boolean(),
      language: language.optional(),
      ...signUpOrigin,
    }),
    output: openedSession,
    errors: [
      accountErrors.socialExpired,
      accountErrors.emailTaken,
      accountErrors.termsNotAccepted,
      accountErrors.journeyForCompanies,
    ],
    limit: { count: 60, seconds: 600 },
  }),
  'POST /auth/social/cancel': operation({
    summary: 'Forgets who came from the provider and did not finish the sign-up',
    access: 'public',
    changes: recordsNothing.firstStep,
    output: done,
  }),
});
