import { describe, expect, it } from 'vitest';
import { MAXIMUM_CALENDAR_DAYS, monthAway, weeksOf } from './calendar-days.ts';

describe('the days of a calendar', () => {
  it.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2024-02', 5, '2024-01-28', '2024-03-02'],
  ])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last]);
  });

  it('shows every day of every month once, in whole weeks', () => {
    for (let month = '2023-01'; month < '2030-01'; month = monthAway(month, 1)) {
      const days = weeksOf(month).flat();
      expect(new Set(days).size).toBe(days.length);
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(MAXIMUM_CALENDAR_DAYS);
      expect(days).toContain(`${month}-01`);
      expect(days).toContain(`${month}-28`);
    }
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', 0, '2026-03'],
  ])('%s and %i months is %s', (month, months, result) => expect(monthAway(month, months)).toBe(result));
});
