import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPaid,
  isToPayOutside,
  paymentAfter,
  type PaymentState,
  paymentSteps,
  tellsMoreThanState,
} from './payment-states.ts';

test.each([
  ['waiting', 'send', 'sending'],
  ['sending', 'succeed', 'paid'],
  ['sending', 'fail', 'failed'],
  ['failed', 'succeed', 'paid'],
  ['failed', 'retry', 'waiting'],
  ['paid', 'return', 'returned'],
  ['returned', 'payByHand', 'paidByHand'],
  ['paidByHand', 'returnByHand', 'returned'],
  ['paidByHand', 'return', null],
  ['paid', 'returnByHand', null],
  ['paid', 'succeed', null],
  ['paid', 'fail', null],
  ['paid', 'retry', null],
  ['sending', 'payByHand', null],
  ['sending', 'retry', null],
  ['paidByHand', 'succeed', null],
  ['paidByHand', 'retry', null],
] as const)('MON-05 a payment that is %s and hears %s becomes %s', (state, step, expected) => {
  expect(paymentAfter(state, step)).toBe(expected);
});

test.each([
  [{}, true],
  [{ state: 'failed', key: '' }, true],
  [{ state: 'returned' }, true],
  // Its key is known to the provider, or about to be: it goes by Pix.
  [{ key: '•••mple' }, false],
  [{ state: 'sending' }, false],
  [{ state: 'paidByHand' }, false],
  [{ isCredited: false }, false],
  [{ isAsked: true }, false],
  [{ isGone: false, state: 'failed' }, false],
  // In another currency.
  [{ isGone: false }, true],
] as const)('MON-05 ACC-17 a payment to a deleted account with %j is paid outside: %s', (more, expected) => {
  const waiting = { isGone: true, isCredited: true, isAsked: false, state: 'waiting', key: '' } as const;
  expect(isToPayOutside({ ...waiting, ...more })).toBe(expected);
});

test('MON-05 whatever is heard in whatever order, a payment that was not returned is paid once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentSteps), { maxLength: 40 }), (steps) => {
      let state: PaymentState = 'waiting';
      let out = 0;
      for (const step of steps) {
        const next = paymentAfter(state, step);
        if (next === null) continue;
        if (isPaid(next) && !isPaid(state)) out += 1;
        if (next === 'returned') out -= 1;
        state = next;
        expect(out).toBe(isPaid(state) ? 1 : 0);
      }
    }),
  );
});

test.each([
  ['keyNotFound', true],
  ['unknown', true],
  ['returnedByBank', false],
  [null, false],
] as const)('MON-05 the reason %s is said beside the state: %s', (reason, expected) => {
  expect(tellsMoreThanState(reason)).toBe(expected);
});
