import type pg from 'pg';
import { nameOfStatement } from '#platform/db/statements/hot-statements.ts';
import { MonitoredClient } from '#platform/db/monitored-client.ts';

type Question = pg.QueryConfig | string;
type Ask = (question: Question, ...given: unknown[]) => Promise<pg.QueryResult>;

const textOf = (question: Question) => (typeof question === 'string' ? question : question.text);
const resultOf = (command: string): pg.QueryResult => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });

async function commit(ask: Ask): Promise<pg.QueryResult> {
  const result = await ask('commit');
  if (result.command !== 'COMMIT') throw new Error('The transaction had failed before its commit.');
  return result;
}

function named(question: Question): Question {
  if (typeof question === 'string') return question;
  const name = question.name || nameOfStatement(question.text);
  return name ? { ...question, name } : question;
}

/**
 * Sends a statement without waiting for the answer to the one before (decision 048), and `begin` together with the first statement of its
 * transaction: each wait costs more than most statements. What is asked in the same moment leaves in one packet. `commit` throws when the
 * transaction had failed, which PostgreSQL itself answers with a silent rollback.
 */
export class PipelinedClient extends MonitoredClient {
  #begin: Question | null = null;
  #isGathering = false;

  constructor(config: pg.ClientConfig = {}) {
    const pipelining = { pipeline: true };
    super({ ...config, ...pipelining });
    const query = this.query.bind(this) as Ask;
    const ask: Ask = (question, ...given) => {
      this.#gather();
      return query(named(question), ...given);
    };
    this.query = ((question: Question, ...given: unknown[]) => {
      const text = textOf(question);
      if (/^begin\b[^;]*$/.test(text)) {
        this.#begin = question;
        return Promise.resolve(resultOf('BEGIN'));
      }
      const begin = this.#begin;
      this.#begin = null;
      if (text === 'commit') return begin ? Promise.resolve(resultOf('COMMIT')) : commit(ask);
      if (!begin) return ask(question, ...given);
      if (text === 'rollback') return Promise.resolve(resultOf('ROLLBACK'));
      // Never happens, but a statement outside of its transaction would be committed by itself.
      ask(begin).catch(() => this.cut());
      return ask(question, ...given);
    }) as typeof this.query;
  }

  /** Each packet costs a system call here and wakes the server. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
