import { defineErrors } from '#platform/errors/define-errors.ts';

export const accountErrors = defineErrors('accounts', {
  emailTaken: 409,
  unknownEmail: 404,
  wrongPassword: 401,
  termsNotAccepted: 422,
  weakPassword: 422,
  passwordTooShort: 422,
  passwordWithoutNumber: 422,
  passwordWithoutLowercase: 422,
  passwordWithoutUppercase: 422,
  passwordWithoutSymbol: 422,
  codeInvalid: 410,
});
