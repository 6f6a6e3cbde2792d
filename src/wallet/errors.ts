import { defineErrors } from '#platform/errors/define-errors.ts';

export const walletErrors = defineErrors('wallet', {
  notEnough: 409,
  inDebt: 409,
  keyReused: 409,
  tooManyLines: 409,
  hireUnpriced: 409,
  creditsDue: 409,
  reservationEnded: 409,
  balanceLeft: 409,
  projectHoldsCredits: 409,
  feeInThePast: 409,
  hireNotPaid: 409,
  hirePriced: 409,
  netAboveGross: 422,
  nothingToConfirm: 409,
  nothingToPay: 409,
  previewChanged: 409,
  ledgerDiffers: 409,
  taxesTakeAll: 422,
  paymentEnded: 409,
  keyStillWrong: 409,
});
