import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { CompanyTransaction } from './read-transactions.ts';

export interface DescribedTransaction extends CompanyTransaction {
  /** Whose work it paid, or the name of its order; null: its type says it all. */
  description: string | null;
}

interface Telling {
  database: Database;
  ports: Ports;
  language: Language;
}

/** Adds to each transaction what it was for, in the reader’s language; the orders of all are asked for at once. */
export async function describeTransactions(
  { database, ports, language }: Telling,
  transactions: readonly CompanyTransaction[],
): Promise<DescribedTransaction[]> {
  const orderIds = transactions.filter(({ causeKind }) => causeKind === 'order').map(({ causeId }) => causeId);
  const names = orderIds.length === 0 ? null : await ports.nameOrders(database, orderIds, language);
  return transactions.map((transaction) => ({
    ...transaction,
    description: transaction.professional ?? names?.get(transaction.causeId) ?? null,
  }));
}
