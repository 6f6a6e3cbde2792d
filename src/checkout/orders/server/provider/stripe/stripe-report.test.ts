import { expect, test } from 'vitest';
import { reportOfStripe } from './stripe-report.ts';

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
