import { describe, expect, it } from 'vitest';
import { isCalendarMonth, isEarlier } from '#profiles/rules/calendar-month.ts';
import { yearsOfExperience } from '#profiles/rules/years-of-experience.ts';

const job = (start: string | null, end: string | null, currentJob = false) => ({ start, end, currentJob });

describe('months', () => {
  it.each([
    ['2019', true],
    ['2019-12', true],
    ['2019-13', false],
    ['2019-00', false],
    ['2019-1', false],
    ['3019', false],
    ['', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isCalendarMonth(text)).toBe(expected);
  });
  it.each([
    ['2019', '2020-01', true],
    ['2020', '2020-05', false],
    ['2020-05', '2020', false],
    ['2020-04', '2020-05', true],
    ['2021', '2020-12', false],
  ])('%s is earlier than %s: %s', (first, second, expected) => {
    expect(isEarlier(first, second)).toBe(expected);
  });
});

describe('years of experience', () => {
  it.each([
    ['nothing known', [job(null, null, true), job('2019', null)], null],
    ['a first month', [job('2025-06', null, true)], 1],
    ['exactly two years', [job('2020-01', '2021-12')], 2],
    ['two jobs at the same time', [job('2020-01', '2021-12'), job('2020-06', '2021-06')], 2],
    ['a gap is not counted', [job('2015-01', '2015-12'), job('2020-01', '2020-12')], 2],
    ['bare years from January to December', [job('2020', '2022')], 3],
    ['more than ten', [job('1999', null, true)], 10],
    ['a start to come', [job('2030', null, true)], null],
  ])('%s', (_, jobs, years) => expect(yearsOfExperience(jobs, '2025-06')).toBe(years));
});
