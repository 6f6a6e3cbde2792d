import { z } from 'zod';
import { email, newPassword, oobCode, openedSession } from '#accounts/contract/claims.ts';
import { accountErrors, passwordRefusals } from '#accounts/errors.ts';
import { isDateOfBirth, STAFF_NAME_LENGTH } from '#accounts/sign-up/rules/staff-sign-up-problems.ts';
import { campaignOf, openJourneys } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { clock } from '#platform/calendar/clock.ts';
import { brands } from '#platform/contract/brand.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { language, text } from '#platform/contract/schemas.ts';

/** The page of the sign-up. It grants nothing: the server decides what a journey brings. */
export const signUpOrigin = {
  journey: z.enum(openJourneys).default('standard'),
  campaign: z
    .string()
    .refine((word) => campaignOf(word) !== null)
    .nullish()
    .transform((word) => word ?? undefined),
  brand: z.enum(brands).default('default'),
};

const dateOfBirth = z.string().refine((date) => isDateOfBirth(date, clock.now().toISOString().slice(0, 10)), {
  params: { code: accountErrors.dateInvalid.code },
});

export const signUpContract = defineContract({
  'POST /users/create': operation({
    summary: 'Signs up a company or a professional and opens their first session',
    access: 'public',
    changes: [accountHappenings.created],
    status: 201,
    body: z.object({
      email,
      password: newPassword,
      userRole: z.enum(['squadMember', 'squadOwner']),
      acceptedTerms: z.boolean(),
      language: language.optional(),
      ...signUpOrigin,
    }),
    output: openedSession,
    errors: [
      accountErrors.emailTaken,
      accountErrors.termsNotAccepted,
      ...passwordRefusals,
      accountErrors.journeyForCompanies,
    ],
    limit: { count: 10, countPerAddress: 60, seconds: 600, perBodyField: 'email' },
  }),
  'POST /users/createAdmin': operation({
    summary: 'Makes an administrator or a recruiter of who holds the code of an invitation that came by mail',
    access: 'public',
    changes: [accountHappenings.created],
    status: 201,
    body: z.object({
      /** Without one, an invited person gets the mail again; the answer is the same for everybody. */
      code: oobCode.optional(),
      email,
      password: newPassword,
      firstName: text(STAFF_NAME_LENGTH, 1),
      lastName: text(STAFF_NAME_LENGTH, 1),
      displayName: text(STAFF_NAME_LENGTH, 1),
      dob: dateOfBirth,
      acceptedTerms: z.boolean(),
      language: language.optional(),
    }),
    output: openedSession,
    errors: [accountErrors.notInvited, accountErrors.emailTaken, accountErrors.termsNotAccepted, ...passwordRefusals],
    limit: { count: 10, countPerAddress: 60, seconds: 600, perBodyField: 'email' },
  }),
});
