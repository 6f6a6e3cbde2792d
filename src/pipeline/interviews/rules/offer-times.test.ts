import { describe, expect, it } from 'vitest';
import { monthAfter, type OfferSurroundings, offerTimeState, timesOfDay, weeksOfMonth } from './offer-times.ts';

const around: OfferSurroundings = {
  now: new Date('2026-03-02T12:00:00Z'),
  timeZone: 'America/New_York',
  chosen: ['2026-03-04T10:00', '2026-03-05T10:00'],
  busy: [{ startsAt: '2026-03-04T19:00:00Z', endsAt: '2026-03-04T20:00:00Z' }],
  candidateBusy: [{ startsAt: '2026-03-04T22:00:00Z', endsAt: '2026-03-04T23:00:00Z' }],
  offered: [{ startsAt: '2026-03-05T19:00:00Z', endsAt: '2026-03-05T20:00:00Z' }],
};

describe('times that can be offered', () => {
  it.each([
    ['2026-03-04T12:00', 'free'],
    ['2026-03-04T10:00', 'chosen'],
    ['2026-03-04T10:30', 'overlaps'],
    ['2026-03-04T11:00', 'free'],
    ['2026-03-02T08:00', 'tooSoon'],
    ['2026-01-02T08:00', 'tooSoon'],
    ['2026-08-02T08:00', 'tooFar'],
    ['2026-03-08T02:30', 'gap'],
    ['2026-03-04T14:30', 'personBusy'],
    ['2026-03-04T15:00', 'free'],
    ['2026-03-04T16:30', 'candidateBusy'],
    ['2026-03-05T14:00', 'alsoOffered'],
    ['2026-03-06T14:00', 'free'],
  ] as const)('PIP-04 %s is %s', (local, state) => {
    expect(offerTimeState(local, around)).toBe(state);
  });

  it('PIP-04 a fourth date beyond three is too many, and so is a ninth time beyond eight', () => {
    const chosen = [...around.chosen, '2026-03-06T10:00'];
    expect(offerTimeState('2026-03-07T10:00', { ...around, chosen })).toBe('full');
    const day = Array.from({ length: 8 }, (_, hour) => `2026-03-06T${String(hour + 6).padStart(2, '0')}:00`);
    expect(offerTimeState('2026-03-06T16:00', { ...around, chosen: day })).toBe('full');
  });

  it('PIP-04 months and days for the picker', () => {
    expect(weeksOfMonth('2026-02')).toHaveLength(4);
    expect(weeksOfMonth('2026-08')).toHaveLength(6);
    expect(weeksOfMonth('2028-02').flat()).toContain('2028-02-29');
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(timesOfDay('2026-03-05').slice(0, 2)).toEqual(['2026-03-05T08:00', '2026-03-05T08:30']);
    expect(timesOfDay('2026-03-05').at(-1)).toBe('2026-03-05T19:00');
  });
});
