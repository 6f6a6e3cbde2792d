import { expect, it } from 'vitest';
import { isDateOfBirth, staffSignUpProblems } from './staff-sign-up-problems.ts';

const today = '2026-11-21';

it.each([
  ['1990-02-28', true],
  ['2024-02-29', true],
  ['2026-11-20', true],
  ['1990-02-30', false],
  ['1990-13-01', false],
  ['1899-12-31', false],
  ['2026-11-21', false],
  ['2090-01-01', false],
  ['28/02/1990', false],
  ['1990-02-28T00:00', false],
  ['', false],
])('ACC-11 %j as a date of birth: %j', (date, expected) => expect(isDateOfBirth(date, today)).toBe(expected));

it('ACC-11 every field of the staff’s form is asked for', () => {
  const empty = { email: '', password: '', confirmation: '', firstName: ' ', lastName: '', displayName: '', dob: '' };
  expect(staffSignUpProblems(empty, today)).toEqual({
    email: 'emailMissing',
    password: 'required',
    confirmation: 'required',
    firstName: 'required',
    lastName: 'required',
    displayName: 'required',
    dob: 'required',
  });
  const whole = { ...empty, email: 'a@b.test', password: 'Ponte#2026', confirmation: 'Ponte#2026', firstName: 'Ana' };
  expect(staffSignUpProblems({ ...whole, lastName: 'Reis', displayName: 'Ana R.', dob: '1990-02-30' }, today)).toEqual({
    email: null,
    password: null,
    confirmation: null,
    firstName: null,
    lastName: null,
    displayName: null,
    dob: 'dateInvalid',
  });
});
