import { describe, expect, it } from 'vitest';
import type { Stage } from '#jobs/rules/stages.ts';
import { isLate } from './lateness.ts';

const now = new Date('2026-05-20T12:00:00Z');

describe('lateness', () => {
  it.each<[Stage, string, boolean]>([
    ['new', '2026-05-13T12:00:00Z', false],
    ['new', '2026-05-13T11:59:59Z', true],
    ['offered', '2026-05-01T00:00:00Z', true],
    ['hired', '2025-01-01T00:00:00Z', false],
    ['disqualified', '2025-01-01T00:00:00Z', false],
    ['approvedButDeclined', '2025-01-01T00:00:00Z', false],
  ])('%s since %s: late is %s', (stage, since, late) => {
    expect(isLate({ stage, stageEnteredAt: new Date(since) }, now)).toBe(late);
  });
});
