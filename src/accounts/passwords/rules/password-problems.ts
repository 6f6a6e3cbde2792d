import { normalPassword } from './typed-password.ts';

export const MINIMUM_PASSWORD_LENGTH = 6;
export const MAXIMUM_PASSWORD_LENGTH = 200;

export type PasswordProblem =
  | 'passwordTooShort'
  | 'passwordWithoutNumber'
  | 'passwordWithoutLowercase'
  | 'passwordWithoutUppercase'
  | 'passwordWithoutSymbol';

const needs: readonly (readonly [PasswordProblem, RegExp])[] = [
  ['passwordWithoutNumber', /\p{Nd}/u],
  ['passwordWithoutLowercase', /\p{Ll}/u],
  ['passwordWithoutUppercase', /\p{Lu}/u],
  ['passwordWithoutSymbol', /[^\p{L}\p{N}_]/u],
];

/** What a new password lacks, in the order in which it is shown. Form and server use the same check. */
export function passwordProblems(password: string): PasswordProblem[] {
  const normal = normalPassword(password);
  const short: PasswordProblem[] = normal.length < MINIMUM_PASSWORD_LENGTH ? ['passwordTooShort'] : [];
  return [...short, ...needs.filter(([, pattern]) => !pattern.test(normal)).map(([problem]) => problem)];
}
