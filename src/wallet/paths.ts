/** For administrators: whether the ledger adds up. */
export const ledgerPath = '/cms-ledger';
