import { expect, test } from 'vitest';
import { reportOfStripe, stateOfDispute } from './stripe-words.ts';

test.each([
  ['requires_action', 'pix', null, 'waiting'],
  ['requires_confirmation', 'card', null, 'waiting'],
  ['requires_payment_method', 'card', null, 'waiting'],
  ['requires_payment_method', 'card', 'card_declined', 'waiting'],
  ['requires_payment_method', 'pix', 'payment_intent_payment_attempt_expired', 'ended'],
  ['requires_payment_method', 'boleto', 'payment_intent_payment_attempt_failed', 'failed'],
  ['processing', 'boleto', null, 'processing'],
  ['requires_capture', 'card', null, 'processing'],
  ['succeeded', 'pix', null, 'succeeded'],
  ['canceled', 'card', null, 'ended'],
  ['something_new', 'card', null, 'waiting'],
] as const)('CHK-04 a payment that is %s (%s, %s) reads %s', (status, method, errorCode, report) => {
  expect(reportOfStripe({ status, method, errorCode })).toBe(report);
});

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['charge_refunded', 'won'],
  ['warning_needs_response', null],
  ['warning_closed', null],
  ['prevented', null],
  ['something_new', null],
])('CHK-04 a dispute that is %s reads %s', (status, state) => {
  expect(stateOfDispute(status)).toBe(state);
});
