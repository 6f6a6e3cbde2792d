import { defineWaiting } from '#platform/contract/waiting.ts';

/** For administrators: whether the ledger adds up. */
export const ledgerPath = '/cms-ledger';

export const walletWaiting = defineWaiting('wallet', {
  /** For administrators: the newest proof found differences. */
  ledgerDiffers: () => ledgerPath,
});
