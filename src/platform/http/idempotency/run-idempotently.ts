import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { idempotentDatabase } from '#platform/db/idempotent-database.ts';
import { poolOf } from '#platform/db/pool-of.ts';
import { keyedCalls } from '#platform/db/tables.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { claimKey, markOf, storeAnswer } from '#platform/http/idempotency/claim-key.ts';
import type { IdempotencyKey } from '#platform/http/idempotency/idempotency-key.ts';

const RETENTION = sql`interval '24 hours'`;
/** Nobody makes so many calls by hand in a day. */
const MAXIMUM_KEYS = 5_000;
/** A browser repeats a call within moments; a younger key is never purged for its number. */
const BUSY = sql`interval '10 minutes'`;
/** A call that has just been executed stores its answer within moments. */
const ANSWER_TRIES = 6;
const ANSWER_PAUSE_MS = 200;
/**
 * Executes a call at most once under its idempotency key. What it writes through the given database is committed together with a
 * mark on the key's row, so a repeat after an unknown outcome can tell: nothing was written, so it runs; it ran and its answer is
 * stored, so that is returned; something was written but the answer was lost: 409 `platform.outcomeUnknown`, and the caller checks.
 * A repeat takes the row over, and the earlier call can then no longer commit: of two concurrent calls one takes effect.
 */
export async function runIdempotently(
  database: Database,
  call: IdempotencyKey,
  work: (database: Database) => Promise<unknown>,
): Promise<unknown> {
  const attempt = await claimKey(database, call);
  if (attempt === null) return findAnswer(database, call);
  const outcome = await work(idempotentDatabase(poolOf(database), markOf(call.key, attempt))).then(
    (result) => ({ result }),
    (raised: unknown) => ({ raised }),
  );
  if ('raised' in outcome) throw await release(database, { key: call.key, attempt }, outcome.raised);
  // The caller does not wait for this: the work is committed, and an immediate repeat waits for the answer (`findAnswer`).
  const answer = encryptText(JSON.stringify(outcome), belongingOf(call));
  void storeAnswer(database, { key: call.key, attempt, answer }).catch(() => {});
  return outcome.result;
}

/** After a refusal by a rule before anything was written the same call may be repeated. Returns what the work raised. */
async function release(database: Database, { key, attempt }: { key: string; attempt: number }, raised: unknown) {
  // The query builder wraps the error thrown by the mark.
  const { cause } = raised as { cause?: unknown };
  const problem = cause instanceof ProductError ? cause : raised;
  if (problem instanceof ProductError && problem.status < 500)
    await database
      .delete(keyedCalls)
      .where(and(eq(keyedCalls.key, key), eq(keyedCalls.attempt, attempt), eq(keyedCalls.steps, 0)))
      .catch(() => {});
  return problem;
}

async function findAnswer(database: Database, call: IdempotencyKey): Promise<unknown> {
  for (let tries = 0; tries < ANSWER_TRIES; tries += 1) {
    if (tries > 0) await delay(ANSWER_PAUSE_MS);
    const [row] = await database.select().from(keyedCalls).where(eq(keyedCalls.key, call.key));
    if (!row) throw platformErrors.stillRunning();
    if (row.fingerprint !== call.fingerprint) throw platformErrors.keyReused();
    if (row.answer !== null)
      return (JSON.parse(decryptText(row.answer, belongingOf(call))) as { result: unknown }).result;
  }
  throw platformErrors.outcomeUnknown();
}

const belongingOf = ({ key }: IdempotencyKey) => `keyedCall:${key}`;

/** Purges keys and answers after a day, and the oldest of callers who have very many; called by the worker periodically. */
export async function purgeKeyedCalls(database: Database, most = MAXIMUM_KEYS): Promise<void> {
  await database.delete(keyedCalls).where(lt(keyedCalls.createdAt, sql`${clockTime} - ${RETENTION}`));
  await database.execute(sql`
    delete from ${keyedCalls} where key in (
      select key from (
        select key, created_at, row_number() over (partition by caller order by created_at desc, key) as place
        from ${keyedCalls} where caller in (
          select caller from ${keyedCalls} where caller is not null group by caller having count(*) > ${most})
      ) as numbered
      where place > ${most} and created_at < ${clockTime} - ${BUSY})`);
}
