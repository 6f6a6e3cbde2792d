import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** What the query builder needs of a pool and of a client. */
export type Asking = Pick<pg.ClientBase, 'query'>;

interface OpenTransaction {
  open: boolean;
  /** Its connection. */
  client?: Asking;
}

/** The transaction of the current async context; work that outlives it finds it closed. */
export const openTransaction = new AsyncLocalStorage<OpenTransaction>();
const clients = new WeakMap<object, Asking>();

/** Called by pools: the first connection that a transaction takes is its own. */
export function noteClient(client: Asking): void {
  const transaction = openTransaction.getStore();
  if (transaction) transaction.client = client;
}

/** Called when the query builder has begun a transaction. */
export function bindClient(transaction: object): void {
  const client = openTransaction.getStore()?.client;
  if (client) clients.set(transaction, client);
}

/** The pool of a database or the connection of its transaction; undefined within a savepoint. */
export function clientOf(database: object): Asking | undefined {
  return '$client' in database ? (database.$client as Asking) : clients.get(database);
}
