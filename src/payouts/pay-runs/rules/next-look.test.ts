import { expect, test } from 'vitest';
import { nextPaymentLook } from './payment-states.ts';

const now = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['waiting', null, 0],
  ['sending', null, 60],
  ['paid', daysAgo(0), 86_400],
  ['paid', daysAgo(9), 86_400],
  ['paid', daysAgo(10), null],
  ['paidByHand', daysAgo(0), null],
  ['failed', null, null],
  ['dropped', null, null],
] as const)('MON-05 a payment that is %s since %s is looked at again in %s seconds', (state, paidAt, seconds) => {
  const next = nextPaymentLook(state, { now, paidAt });
  expect(next && (next.getTime() - now.getTime()) / 1_000).toBe(seconds);
});
