/** What a proof of the ledger can find. */
export const differenceKinds = ['unbalanced', 'balance', 'reserved', 'incomplete', 'changedDay', 'unguarded'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** `about`: the currency, account, transaction, day or guard; `cents`: by how much it is off, where that can be said. */
export interface LedgerDifference {
  kind: DifferenceKind;
  about: string;
  cents: number | null;
}
