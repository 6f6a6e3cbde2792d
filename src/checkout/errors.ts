import { defineErrors } from '#platform/errors/define-errors.ts';

export const checkoutErrors = defineErrors('checkout', {
  paymentsOff: 409,
  amountTooSmall: 422,
  amountTooLarge: 422,
  companyMissing: 409,
  methodMissing: 409,
  orderEnded: 409,
  tooManyOpen: 409,
  paymentUnderway: 409,
  paymentRefused: 409,
  eventUnreadable: 400,
  planChanged: 409,
  planRunning: 409,
  planEnded: 409,
  fineChanged: 409,
  finePaid: 409,
  planMustEnd: 409,
});
