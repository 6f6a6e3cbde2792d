import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './end-date.ts';

test.each(['2026-12-31', '2028-02-29', '2026-07-01'])('WSP-02 a membership until %s lasts that whole day', (day) => {
  expect(dayOf(endOfDay(day))).toBe(day);
});

test('WSP-02 no day is no end', () => {
  expect(endOfDay('')).toBeNull();
  expect(endOfDay('soon')).toBeNull();
  expect(dayOf(null)).toBe('');
});
