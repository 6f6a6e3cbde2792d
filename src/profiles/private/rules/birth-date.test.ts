import { expect, test } from 'vitest';
import { ageOn, isBirthDate } from '#profiles/private/rules/birth-date.ts';

test.each([
  ['', true],
  ['1990-02-28', true],
  ['2012-11-21', true],
  ['2012-11-22', false],
  ['1906-11-21', true],
  ['1905-11-21', false],
  ['1990-02-30', false],
  ['1990-13-01', false],
  ['2030-01-01', false],
  ['21/11/1990', false],
  ['1990-2-3', false],
  ['+001990-02-03', false],
])('PRO-01 as a birth date %s is %s on 21 November 2026', (text, is) => {
  expect(isBirthDate(text, '2026-11-21')).toBe(is);
});

test('PRO-01 one is a year older on the birthday', () => {
  expect([ageOn('1990-11-22', '2026-11-21'), ageOn('1990-11-21', '2026-11-21')]).toEqual([35, 36]);
});
