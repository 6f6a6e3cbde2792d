import { defineErrors } from '#platform/errors/define-errors.ts';

export const walletErrors = defineErrors('wallet', {
  notEnough: 409,
  keyReused: 409,
  tooManyLines: 409,
  hireUnpriced: 409,
  creditsDue: 409,
  reservationEnded: 409,
  balanceLeft: 409,
  projectHoldsCredits: 409,
});
