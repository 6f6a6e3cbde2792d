import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';

/** `cents`: what the account gains; negative, what it loses. */
export interface KindLine {
  kind: AccountKind;
  cents: number;
}

/** One entry of bookkeeping: money is owed less, or has come in, at `debit`, and the other way round at `credit`. */
export interface EntryPair {
  debit: AccountKind;
  credit: AccountKind;
  cents: number;
}

/**
 * A transaction as entries of two accounts each, as programs of bookkeeping import them. What is owed stands above zero and money below, so
 * an account that loses is debited. Losses are used up by gains in the order of the lines, so the same lines always give the same entries.
 */
export function pairLines(lines: readonly KindLine[]): EntryPair[] {
  const open = (sign: 1 | -1) =>
    lines.filter(({ cents }) => cents * sign > 0).map(({ kind, cents }) => ({ kind, left: cents * sign }));
  const gains = open(1);
  return open(-1).flatMap((loss) => {
    const pairs: EntryPair[] = [];
    while (loss.left > 0 && gains[0]) {
      const [gain] = gains;
      const cents = Math.min(loss.left, gain.left);
      pairs.push({ debit: loss.kind, credit: gain.kind, cents });
      loss.left -= cents;
      gain.left -= cents;
      if (gain.left === 0) gains.shift();
    }
    return pairs;
  });
}
