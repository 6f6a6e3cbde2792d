import { expect, test } from 'vitest';
import { nextRefundLookAt } from './refund-terms.ts';

const endedAt = new Date('2026-11-02T12:00:00Z');

test('CHK-04 a refund that was made is looked at again for a month, hourly at first and then every six hours', () => {
  const looks: number[] = [];
  let now: Date | null = endedAt;
  while ((now = nextRefundLookAt({ endedAt, now })) !== null)
    looks.push((now.getTime() - endedAt.getTime()) / 3_600_000);
  expect(looks.slice(0, 4)).toEqual([1, 2, 3, 4]);
  expect(looks.at(-1)! - looks.at(-2)!).toBe(6);
  expect(looks.at(-1)).toBeGreaterThan(29.7 * 24);
  expect(looks.at(-1)).toBeLessThanOrEqual(30 * 24);
  expect(looks.length).toBeLessThan(150);
});
