import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblems } from './password-problems.ts';

test.each([
  ['Abc12!', []],
  ['Ab1!', ['passwordTooShort']],
  ['Abcdef!', ['passwordWithoutNumber']],
  ['ABCDE1!', ['passwordWithoutLowercase']],
  ['abcde1!', ['passwordWithoutUppercase']],
  ['Abcdef1', ['passwordWithoutSymbol']],
  ['Abcde1_', ['passwordWithoutSymbol']],
  ['Ação123', ['passwordWithoutSymbol']],
  ['Senha 12', []],
  ['Ação123'.normalize('NFD'), ['passwordWithoutSymbol']],
  ['Aã1!'.normalize('NFD'), ['passwordTooShort']],
  [
    '',
    [
      'passwordTooShort',
      'passwordWithoutNumber',
      'passwordWithoutLowercase',
      'passwordWithoutUppercase',
      'passwordWithoutSymbol',
    ],
  ],
])('ACC-03 %s lacks %j', (password, problems) => {
  expect(passwordProblems(password)).toEqual(problems);
});

test('ACC-03 adding to a good password never makes it a bad one', () => {
  fc.assert(
    fc.property(fc.string(), (more) => {
      expect(passwordProblems(`Abc12!${more}`)).toEqual([]);
    }),
  );
});
