import type { Database } from '#platform/db/connection.ts';
import { type LinesFilter, linesOf } from '#wallet/statements/server/read-lines.ts';
import type { TransactionFilter } from '#wallet/statements/server/read-transactions.ts';
import { readPages } from './write-lines.ts';

interface Bound {
  transactions: TransactionFilter;
  lines: Pick<LinesFilter, 'view' | 'currency' | 'types'>;
  most: number;
}

/**
 * Whether a file would have more than `most` lines. With a filter, many transactions leave none, so pages of them are read until there are
 * more lines than that, or no more transactions; one page is in memory at a time.
 */
export async function hasMoreLines(database: Database, { transactions, lines, most }: Bound): Promise<boolean> {
  let count = 0;
  for await (const page of readPages(database, transactions)) {
    count += page.flatMap((transaction) => linesOf(transaction, lines.view, lines)).length;
    if (count > most) return true;
  }
  return false;
}
