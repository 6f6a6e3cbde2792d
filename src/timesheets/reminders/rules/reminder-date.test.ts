import { expect, test } from 'vitest';
import { reminderDate } from './reminder-date.ts';

test.each([
  ['America/Sao_Paulo', '2026-03-10T10:59:00Z', null],
  ['America/Sao_Paulo', '2026-03-10T11:00:00Z', '2026-03-10'],
  ['America/Sao_Paulo', '2026-03-10T22:59:00Z', '2026-03-10'],
  ['America/Sao_Paulo', '2026-03-10T23:00:00Z', null],
  ['Asia/Tokyo', '2026-03-10T23:00:00Z', '2026-03-11'],
  // The day on which clocks go forward.
  ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08'],
])('TIM-06 in %s at %s reminders are for %s', (zone, now, date) => {
  expect(reminderDate(zone, new Date(now))).toBe(date);
});
