import type { Database } from '#platform/db/connection.ts';

/** What a killed process leaves: nothing more happens. */
class Died extends Error {}

const statements = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
  'transaction',
]);

/**
 * A database whose process dies before its n-th statement: what was committed stays, an open transaction is rolled back, and every later
 * statement fails as well. `onDeath` is called once, if it comes to that.
 */
export function dyingDatabase(database: Database, dieAt: number, onDeath = () => {}): Database {
  let count = 0;
  const wrap = (real: Database): Database =>
    new Proxy(real, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function' || typeof name !== 'string') return value;
        const call = value.bind(target) as (...input: unknown[]) => unknown;
        if (!statements.has(name)) return call;
        return (...input: unknown[]) => {
          count += 1;
          if (count === dieAt) onDeath();
          if (count >= dieAt) throw new Died('The process was killed.');
          if (name !== 'transaction') return call(...input);
          const [work, ...options] = input as [(transaction: Database) => Promise<unknown>, ...unknown[]];
          return call((transaction: Database) => work(wrap(transaction)), ...options);
        };
      },
    });
  return wrap(database);
}

/**
 * Does something with one process after the other, until it has been done: the first dies before its first statement, the next before its
 * second, and so on. Answers how many died. What fails otherwise is thrown.
 */
export async function dieOnTheWay(
  database: Database,
  act: (database: Database) => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<number> {
  let deaths = 0;
  while (!(await isDone())) {
    const before = deaths;
    const dying = dyingDatabase(database, before + 1, () => (deaths += 1));
    await act(dying).catch((problem: unknown) => {
      if (deaths === before) throw problem;
    });
    if (deaths === before && !(await isDone())) throw new Error('Nobody died, and it is not done.');
  }
  return deaths;
}
