import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  debtNews,
  isEnded,
  leavesServiceOpen,
  nextLookAt,
  orderStates,
  reportedStates,
  shownStateOf,
  stateAfter,
} from './order-states.ts';

test.each([
  ['open', 'waiting', null],
  ['open', 'processing', 'processing'],
  ['open', 'succeeded', 'paid'],
  ['open', 'failed', 'failed'],
  ['open', 'ended', 'expired'],
  ['processing', 'processing', null],
  ['processing', 'succeeded', 'paid'],
  ['processing', 'failed', 'failed'],
  // Seen as paid a moment ago: a late word that nobody paid is no end.
  ['processing', 'ended', null],
  ['paid', 'failed', null],
  ['paid', 'ended', null],
  ['expired', 'succeeded', 'paid'],
  ['expired', 'processing', 'processing'],
  ['expired', 'failed', null],
  ['canceled', 'succeeded', 'paid'],
  ['canceled', 'ended', null],
  ['failed', 'succeeded', 'paid'],
  ['open', 'differs', 'held'],
  ['processing', 'differs', 'held'],
  ['expired', 'differs', 'held'],
  ['held', 'differs', null],
  ['held', 'ended', null],
  ['held', 'succeeded', 'paid'],
  ['paid', 'differs', null],
] as const)('CHK-04 an order that is %s and reported as %s becomes %s', (state, reported, next) => {
  expect(stateAfter(state, reported)).toBe(next);
});

test.each([
  ['open', 0, false, 'open'],
  ['paid', 0, false, 'paid'],
  ['paid', 1, false, 'partlyRefunded'],
  ['paid', 250_00, false, 'refunded'],
  ['paid', 0, true, 'disputed'],
  ['paid', 1, true, 'disputed'],
] as const)(
  'CHK-04 an order that is %s, with %i refunded, disputed %s, reads %s',
  (state, refundedCents, isDisputed, shown) => {
    expect(shownStateOf({ state, cents: 250_00, refundedCents, isDisputed })).toBe(shown);
  },
);

test.each([
  ['paid', { state: 'open' }, true],
  ['paid', { state: 'paid' }, false],
  ['paid', { state: 'canceled' }, false],
  ['paid', null, false],
  ['open', { state: 'open' }, false],
  ['canceled', { state: 'open' }, false],
] as const)(
  'CHK-02 a payment that is %s, of a service that is %o, leaves it to be paid: %s',
  (state, service, leaves) => {
    expect(leavesServiceOpen({ state, service })).toBe(leaves);
  },
);

test.each([
  ['open', 0, null],
  ['open', 60_00, 'earlier'],
  // The second payment of a service order is on its way: nothing of it has arrived.
  ['processing', 60_00, 'earlier'],
  ['paid', 60_00, 'own'],
  ['paid', 0, null],
  ['canceled', 60_00, null],
] as const)(
  'CHK-04 where an order is %s and %i cents repaid a debt, the page tells of %s',
  (state, repaidCents, told) => {
    expect(debtNews({ state, repaidCents })).toBe(told);
  },
);

test('CHK-04 however reports come, an order that was reported as succeeded is paid for good', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStates),
      fc.array(fc.constantFrom(...reportedStates)),
      fc.array(fc.constantFrom(...reportedStates)),
      (first, before, after) => {
        const last = [...before, 'succeeded' as const, ...after].reduce(
          (state, reported) => stateAfter(state, reported) ?? state,
          first,
        );
        expect(last).toBe('paid');
      },
    ),
  );
});

test('CHK-04 the provider is asked about every order until its end, and for ten days more where nothing was paid', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  for (const state of orderStates) {
    const next = nextLookAt(state, { now, endedAt: isEnded(state) ? now : null });
    if (state === 'paid') expect(next).toBeNull();
    else expect(next!.getTime()).toBeGreaterThan(now.getTime());
  }
  expect(nextLookAt('expired', { now, endedAt: new Date('2026-02-20T12:00:00Z') })).toBeNull();
});
