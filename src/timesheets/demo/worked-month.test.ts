import { expect, test } from 'vitest';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import { workedMonth } from './worked-month.ts';

test('the month of the demo world keeps the rules of hours: no overlap, at most eight hours a day, nothing today', () => {
  const now = new Date('2026-11-25T12:00:00-03:00');
  const spans = workedMonth(now);
  for (const person of [0, 1, 2]) {
    const own = spans.filter((span) => span.person === person);
    expect(own.length).toBeGreaterThan(20);
    own.slice(1).forEach((span, index) => expect(span.start >= own[index]!.end).toBe(true));
    for (const ofDay of Map.groupBy(own, ({ start }) => start.toISOString().slice(0, 10)).values()) {
      const minutes = ofDay.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / 60_000, 0);
      expect(minutes).toBeLessThanOrEqual(MAXIMUM_MINUTES_PER_DAY);
    }
  }
  expect(spans.at(-1)!.end.getTime()).toBeLessThan(new Date('2026-11-25T00:00:00-03:00').getTime());
});
