import { describe, expect, it } from 'vitest';
import { readingAccess } from './reading-access.ts';
import { linkState, referenceState, remindersDue } from './reference-state.ts';

const asked = new Date('2026-03-01T12:00:00Z');
const after = (days: number, from = asked) => new Date(from.getTime() + days * 86_400_000);

describe('the state of a reference', () => {
  it('REC-02 lapses on the 21st day by itself, unless it was answered or declined', () => {
    expect(referenceState({ state: 'asked', createdAt: asked }, after(20.9))).toBe('asked');
    expect(referenceState({ state: 'asked', createdAt: asked }, after(21))).toBe('lapsed');
    expect(referenceState({ state: 'declined', createdAt: asked }, after(40))).toBe('declined');
    expect(linkState({ state: 'asked', createdAt: asked, endedAt: null }, after(3))).toBe('open');
    expect(linkState({ state: 'asked', createdAt: asked, endedAt: null }, after(30))).toBe('lapsed');
  });

  it('REC-02 an answer can be corrected for seven days', () => {
    const answered = { state: 'answered' as const, createdAt: asked, endedAt: after(2) };
    expect(linkState(answered, after(8.9))).toBe('answered');
    expect(linkState(answered, after(9))).toBe('settled');
  });

  it('REC-02 reminds on the seventh and the fourteenth day', () => {
    expect([6, 7, 13, 14, 20].map((days) => remindersDue(asked, after(days)))).toEqual([0, 1, 1, 2, 2]);
  });
});

it('REC-03 companies of that time read an answer, later ones by its tick or when they are allowed to', () => {
  expect(readingAccess(null, false)).toBe('open');
  expect(readingAccess([], true)).toBe('open');
  expect(readingAccess([], false)).toBe('askable');
  expect(readingAccess([{ allowed: null }], false)).toBe('asked');
  expect(readingAccess([{ allowed: false }], false)).toBe('denied');
  expect(readingAccess([{ allowed: false }, { allowed: true }], false)).toBe('open');
});
