import { defineErrors } from '#platform/errors/define-errors.ts';

export const workspaceErrors = defineErrors('workspaces', {
  siteInvalid: [422, 'site'],
  phoneInvalid: [422, 'phone.number'],
  cnpjInvalid: [422, 'taxId'],
  postalCodeInvalid: [422, 'postalCode'],
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
  expiryPast: [422, 'expiresAt'],
  pathUnknown: [422, 'forbiddens'],
  nothingToChange: [422, 'permissions'],
  ownSpaceInUse: 409,
  companyMismatch: [422, 'company'],
});
