import { defineErrors } from '#platform/errors/define-errors.ts';

/** By the names of the kinds: no unit of it is left. */
export const entitlementErrors = defineErrors('entitlements', {
  assessmentInvitation: 409,
  testCredit: 409,
  interviewInvitation: 409,
  unitReturned: 409,
});
