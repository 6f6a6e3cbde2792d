import { describe, expect, it } from 'vitest';
import type { Stage } from '#applications/rules/stages.ts';
import { isLate } from './lateness.ts';

const now = new Date('2026-05-20T12:00:00Z');

describe('lateness', () => {
  it.each<[Stage, string, boolean, number?]>([
    ['new', '2026-05-13T12:00:00Z', false],
    ['new', '2026-05-13T11:59:59Z', true],
    ['offered', '2026-05-01T00:00:00Z', true],
    ['new', '2026-05-13T11:59:59Z', false, 8],
    ['qualify', '2026-05-18T11:59:59Z', true, 2],
    ['hired', '2025-01-01T00:00:00Z', false],
    ['disqualified', '2025-01-01T00:00:00Z', false],
    ['approvedButDeclined', '2025-01-01T00:00:00Z', false],
  ])('%s since %s: late is %s', (stage, since, late, limitDays) => {
    expect(isLate({ stage, stageEnteredAt: new Date(since), limitDays: limitDays ?? null }, now)).toBe(late);
  });
});
