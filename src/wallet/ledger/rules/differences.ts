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
  'provider',
  'silentProvider',
] as const;

/** And between the ledger, the payments to people, their hours and the provider that pays them. */
export const payoutKinds = ['payout', 'debit', 'covered', 'payoutProvider'] as const;

export const differenceKinds = [...ledgerKinds, ...orderKinds, ...payoutKinds] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** `about`: the currency, account, transaction, order, day or guard; `cents`: by how much it is off, where that can be said. */
export interface LedgerDifference {
  kind: DifferenceKind;
  about: string;
  cents: number | null;
}

/** In which an amount is told: accounts are named by kind, currency and owners; all else by an id, and told in reais. */
export function currencyOf(about: string): Currency {
  return currencies.find((currency) => about.split(':')[1] === currency) ?? 'BRL';
}
