import { defineErrors } from '#platform/errors/define-errors.ts';

/** No unit of a kind is left; by the names of the kinds. */
export const entitlementErrors = defineErrors('entitlements', {
  assessmentInvitation: 409,
  testCredit: 409,
  interviewInvitation: 409,
});
