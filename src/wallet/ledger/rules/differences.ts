import { currencies, type Currency } from '#platform/money/currencies.ts';

/** What a proof of the ledger can find in it. */
export const ledgerKinds = ['unbalanced', 'balance', 'reserved', 'incomplete', 'changedDay', 'unguarded'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What it can find between the ledger, the orders and the provider's own list; of a silent provider nothing could be compared. */
export const orderKinds = [
  'uncredited',
  'unpaidCredit',
  'servicePayment',
  'refund',
  'refundProvider',
  'foreignRefund',
  'chargeback',
  'heldReport',
  'provider',
  'silentProvider',
] as const;

/** What can differ between the ledger, the payments to people, their hours and the provider that pays them. */
export const payoutKinds = ['payout', 'debit', 'covered', 'payoutProvider'] as const;

export const differenceKinds = [...ledgerKinds, ...orderKinds, ...payoutKinds] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * `about`: the currency, account, transaction, order, day or guard; `cents`: by how much it is off, where that can be said; `currency`: of
 * these cents, and of what it is about; reais where that has none.
 */
export interface LedgerDifference {
  kind: DifferenceKind;
  about: string;
  cents: number | null;
  currency: Currency;
}

/** As a proof keeps it; the first ones kept no currency. */
export type KeptDifference = Omit<LedgerDifference, 'currency'> & Partial<Pick<LedgerDifference, 'currency'>>;

export function readDifference(kept: KeptDifference): LedgerDifference {
  return { currency: 'BRL', ...kept };
}

/** An amount that a provider named; in a currency that nobody holds credits in, only that it is off can be said. */
export function amountOf(cents: number, code: string): Pick<LedgerDifference, 'cents' | 'currency'> {
  const currency = currencies.find((one) => one === code);
  return currency === undefined ? { cents: null, currency: 'BRL' } : { cents, currency };
}
