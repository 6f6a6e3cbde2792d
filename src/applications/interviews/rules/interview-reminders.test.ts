import { describe, expect, it } from 'vitest';
import { dueReminder, remindersSentAtAgreement } from './interview-reminders.ts';

const now = new Date('2026-03-02T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const none = { dayRemindedAt: null, hourRemindedAt: null };

describe('reminders of an agreed interview', () => {
  it.each([
    [24 * 60 + 1, none, null],
    [24 * 60, none, 'dayBefore'],
    [24 * 60, { ...none, dayRemindedAt: now }, null],
    [61, { ...none, dayRemindedAt: now }, null],
    [60, { ...none, dayRemindedAt: now }, 'hourBefore'],
    [30, none, 'hourBefore'],
    [30, { dayRemindedAt: now, hourRemindedAt: now }, null],
    [0, none, null],
    [-5, none, null],
  ])('PIP-04 %i minutes before, %j: %s', (minutes, reminded, expected) => {
    expect(dueReminder(inMinutes(minutes), reminded, now)).toBe(expected);
  });

  it('PIP-04 a time agreed at short notice gets no immediate reminder', () => {
    for (const minutes of [30, 90, 24 * 60, 3 * 24 * 60])
      expect(dueReminder(inMinutes(minutes), remindersSentAtAgreement(inMinutes(minutes), now), now)).toBeNull();
    expect(dueReminder(inMinutes(90), remindersSentAtAgreement(inMinutes(90), now), inMinutes(40))).toBe('hourBefore');
  });
});
