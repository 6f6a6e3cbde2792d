import { expect, test } from 'vitest';
import { signUpProblems } from './sign-up-problems.ts';

const good = { email: 'rita@example.com', password: 'Segredo1!', confirmation: 'Segredo1!' };
const none = { email: null, password: null, confirmation: null };

test.each([
  [{}, {}],
  [{ email: '' }, { email: 'emailMissing' }],
  [{ email: 'rita@' }, { email: 'emailInvalid' }],
  [{ email: 'rita@example' }, { email: 'emailInvalid' }],
  [{ email: 'ri ta@example.com' }, { email: 'emailInvalid' }],
  [{ email: ' rita@example.com ' }, {}],
  [{ password: '' }, { password: 'required', confirmation: 'differentPasswords' }],
  [{ password: 'segredo1!' }, { password: 'passwordWithoutUppercase', confirmation: 'differentPasswords' }],
  [{ confirmation: '' }, { confirmation: 'required' }],
  [{ confirmation: 'Segredo1?' }, { confirmation: 'differentPasswords' }],
])('ACC-04 with %o the problems are %o', (change, problems) => {
  expect(signUpProblems({ ...good, ...change })).toEqual({ ...none, ...problems });
});
