import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BaseLogger } from 'pino';
import { bindClient, openTransaction } from '#platform/db/open-transaction.ts';

class CallInTransactionError extends Error {
  override name = 'CallInTransactionError';
}

let report = (what: string): void => {
  throw new CallInTransactionError(
    `A transaction is open while ${what} is called: it would hold its locks for as long as that takes.`,
  );
};

/** In production such a call is logged as a fault of ours, because refusing it would break what the user is doing. In tests it throws. */
export function logCallsInTransactions(log: Pick<BaseLogger, 'error'>): void {
  const known = new Set<string>();
  report = (what) => {
    if (known.has(what)) return;
    known.add(what);
    log.error({ what, stack: new Error('here').stack }, 'call to the outside in a transaction');
  };
}

/** Called by every adapter first: no external call is made while a transaction of the same async context is open. */
export function assertOutsideTransaction(what: string): void {
  if (openTransaction.getStore()?.open) report(what);
}

/** Lets `assertOutsideTransaction` know the transactions of this database. */
export function watchTransactions(database: NodePgDatabase): NodePgDatabase {
  const begin = database.transaction.bind(database);
  database.transaction = (run, settings) => {
    const transaction = { open: true };
    return openTransaction.run(transaction, async () => {
      try {
        return await begin((begun) => {
          bindClient(begun);
          return run(begun);
        }, settings);
      } finally {
        transaction.open = false;
      }
    });
  };
  return database;
}
