import { defineErrors } from '#platform/errors/define-errors.ts';

export const referenceErrors = defineErrors('references', {
  alreadySent: [409, 'email'],
  ownAddress: [422, 'email'],
  hiringCompany: [422, 'email'],
  tooManyOpen: 409,
  applicationOver: 409,
  linkUnknown: 404,
  ownReference: 409,
  answeredAlready: 409,
  declinedAlready: 409,
  lapsed: 409,
  correctionOver: 409,
  permissionAsked: 409,
  permissionAnswered: 409,
});
