import { defineErrors } from '#platform/errors/define-errors.ts';

export const payoutsErrors = defineErrors('payouts', {
  nothingToPay: 409,
  previewChanged: 409,
  ledgerDiffers: 409,
  taxesTakeAll: [422, 'inssCents'],
  taxNotOpen: 409,
  guideKnown: 409,
  paidInFuture: [422, 'paidOn'],
  notaUsed: 409,
  notaFileUnknown: 422,
  nothingToRemit: 409,
  noReturnFile: 422,
  returnOfAnother: 422,
  fileAnswered: 409,
  paymentBlocked: 409,
  paymentEnded: 409,
  paymentNotDue: 409,
  paymentAbroad: 409,
  notPaidByHand: 409,
  keyStillWrong: 409,
  accountGone: 409,
});
