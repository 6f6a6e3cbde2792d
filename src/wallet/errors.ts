import { defineErrors } from '#platform/errors/define-errors.ts';

export const walletErrors = defineErrors('wallet', {
  notEnough: 409,
  inDebt: 409,
  keyReused: 409,
  noLinesFound: 409,
  fileRunning: 409,
  fileFinished: 409,
  fileGone: 410,
  hireUnpriced: 409,
  creditsDue: 409,
  reservationEnded: 409,
  balanceLeft: 409,
  hoursUnpaid: 409,
  hoursBeingPaid: 409,
  projectHoldsCredits: 409,
  feeInThePast: 409,
  hireNotPaid: 409,
  priceDay: 409,
  netBelowAgreed: 422,
  takesNoInvoice: 409,
  invoiceFileUnknown: 422,
});
