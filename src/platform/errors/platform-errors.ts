import { defineErrors } from '#platform/errors/define-errors.ts';

export const platformErrors = defineErrors('platform', {
  unauthenticated: 401,
  forbidden: 403,
  unverifiedEmail: 403,
  crossSite: 403,
  notFound: 404,
  staleVersion: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  brokenJson: 400,
  invalid: 422,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
  fieldRequired: 422,
  fieldTooLong: 422,
  fieldTooBig: 422,
  fieldTooSmall: 422,
  fieldEmail: 422,
  fieldUnknown: 422,
  fieldInvalid: 422,
});
