import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#platform/db/connection.ts';
import { type Asking, noteClient } from '#platform/db/open-transaction.ts';
import { watchTransactions } from '#platform/db/outside-transaction.ts';
import { runTogether } from '#platform/db/statements/run-together.ts';

type Question = pg.QueryConfig | string;

/** A lock (`for update`) is no write. */
const writing = /\b(insert|delete|merge)\b|(?<!\bfor\s+(?:no\s+key\s+)?)\bupdate\b/i;
const textOf = (question: Question) => (typeof question === 'string' ? question : question.text);
const isWriting = (question: Question) => writing.test(textOf(question));

/** Marks the row of a call's key. Fails in the database where the mark may not be set, so that the commit, which is sent with it, fails too. */
export type Mark = (client: Asking) => Promise<void>;

/** The query builder recognises a pool by its class name. */
class IdempotentPool {
  readonly #pool: pg.Pool;
  /** Writes through it leave no mark. */
  get unmarked(): pg.Pool {
    return this.#pool;
  }
  readonly #mark: Mark;

  constructor(pool: pg.Pool, mark: Mark) {
    this.#pool = pool;
    this.#mark = mark;
  }

  async query(question: Question, values?: unknown[]) {
    if (!isWriting(question)) return this.#pool.query(question as pg.QueryConfig, values);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const [result] = await runTogether(
        client.query(question as pg.QueryConfig, values),
        this.#mark(client),
        client.query('commit'),
      );
      return result;
    } catch (problem) {
      await client.query('rollback').catch(() => {});
      throw problem;
    } finally {
      client.release();
    }
  }

  async connect() {
    const client = await this.#pool.connect();
    let writes = false;
    const marking = {
      query: async (question: Question, values?: unknown[]) => {
        writes ||= isWriting(question);
        const asked = () => client.query(question as pg.QueryConfig, values);
        if (!writes || textOf(question) !== 'commit') return asked();
        const [, committed] = await runTogether(this.#mark(client), asked());
        return committed;
      },
      release: () => client.release(),
    };
    noteClient(marking as unknown as Asking);
    return marking;
  }
}

/** A database whose writes are committed together with a mark, in one transaction or not at all. */
export function idempotentDatabase(pool: pg.Pool, mark: Mark): NodePgDatabase {
  // Drizzle asks its pool for no more than IdempotentPool offers.
  return watchTransactions(drizzle(new IdempotentPool(pool, mark) as unknown as pg.Pool));
}

/**
 * For writes that may happen again without harm, such as counters of attempts and rows of files that wait for their use: they leave
 * no mark, so that a call that failed after them can be repeated with the same key. A transaction is returned as it is.
 */
export function withoutMark(database: Database): Database {
  if (!('$client' in database)) return database;
  const pool: unknown = database.$client;
  return pool instanceof IdempotentPool ? watchTransactions(drizzle(pool.unmarked)) : database;
}
