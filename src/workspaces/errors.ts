import { defineErrors } from '#platform/errors/define-errors.ts';

export const workspaceErrors = defineErrors('workspaces', {
  siteInvalid: 422,
  phoneInvalid: 422,
  cnpjInvalid: 422,
  postalCodeInvalid: 422,
  ownAddress: 409,
  alreadyColleague: 409,
  notACompanyAccount: 409,
  tooManyPeople: 409,
  invitationUnknown: 410,
  invitationCancelled: 410,
  invitationUsed: 410,
  invitationExpired: 410,
  invitationForAnother: 409,
  ownerStays: 409,
  expiryPast: 422,
  pathUnknown: 422,
  nothingToChange: 422,
  ownSpaceInUse: 409,
  companyMismatch: 422,
});
