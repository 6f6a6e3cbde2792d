import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Claim } from '#platform/db/idempotent-database.ts';
import { bindClient } from '#platform/db/open-transaction.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { keyedCalls } from '#platform/db/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { IdempotencyKey } from '#platform/http/idempotency/idempotency-key.ts';

const claiming = preparedOnce((database) =>
  database
    .insert(keyedCalls)
    .values({
      key: sql.placeholder('key'),
      caller: sql.placeholder('caller'),
      fingerprint: sql.placeholder('fingerprint'),
      createdAt: preparedTime,
    })
    .onConflictDoUpdate({
      target: keyedCalls.key,
      set: { attempt: sql`${keyedCalls.attempt} + 1` },
      setWhere: and(
        eq(keyedCalls.steps, 0),
        isNull(keyedCalls.answer),
        eq(keyedCalls.fingerprint, sql.placeholder('fingerprint')),
      ),
    })
    .returning({ attempt: keyedCalls.attempt }),
);

/** Divides by zero where the attempt was taken over, because the commit is sent along. */
const marking = {
  name: 'mark-attempt-of-keyed-call',
  text: `with marked as (update keyed_calls set steps = steps + 1 where key = $1 and attempt = $2 returning key)
    select 1 / count(*) from marked`,
};
const DIVISION_BY_ZERO = '22012';

/** The claim of a key, made once, by whoever needs it first. It waits for an attempt that is about to commit. */
export function createClaim(call: IdempotencyKey) {
  let attempt: number | null | undefined;
  let claimed: Promise<void> | undefined;
  function begin(database: Database): Promise<void> {
    claimed ??= claiming(database, { ...call, aheadMs: clock.aheadMs() }).then(([row]) => {
      attempt = row?.attempt ?? null;
    });
    return claimed;
  }
  const claim: Claim = {
    isSettled: () => typeof attempt === 'number',
    begin(client) {
      const onlyThere = {} as Database;
      bindClient(onlyThere, client);
      begin(onlyThere).catch(() => {});
    },
    async settle() {
      await claimed;
      if (attempt === null) throw platformErrors.stillRunning();
    },
    async mark(client) {
      try {
        await client.query({ ...marking, values: [call.key, attempt] });
      } catch (problem) {
        throw (problem as { code?: unknown }).code === DIVISION_BY_ZERO ? platformErrors.stillRunning() : problem;
      }
    },
  };
  /** The number of this attempt, or null when the call was already executed. */
  async function readAttempt(database: Database): Promise<number | null> {
    await begin(database);
    return attempt!;
  }
  return { ...claim, readAttempt };
}

export const storeAnswer = preparedOnce((database) =>
  database
    .update(keyedCalls)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(and(eq(keyedCalls.key, sql.placeholder('key')), eq(keyedCalls.attempt, sql.placeholder('attempt')))),
);
