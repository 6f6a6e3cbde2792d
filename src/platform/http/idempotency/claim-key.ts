import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Mark } from '#platform/db/idempotent-database.ts';
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

/** The number of this attempt, or null when the call was already executed. Waits for an attempt that is about to commit. */
export async function claimKey(database: Database, call: IdempotencyKey): Promise<number | null> {
  const [row] = await claiming(database, { ...call, aheadMs: clock.aheadMs() });
  return row?.attempt ?? null;
}

/** The mark that each commit of an attempt leaves. */
export function markOf(key: string, attempt: number): Mark {
  return async (client) => {
    try {
      await client.query({ ...marking, values: [key, attempt] });
    } catch (problem) {
      throw (problem as { code?: unknown }).code === DIVISION_BY_ZERO ? platformErrors.stillRunning() : problem;
    }
  };
}

export const storeAnswer = preparedOnce((database) =>
  database
    .update(keyedCalls)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(and(eq(keyedCalls.key, sql.placeholder('key')), eq(keyedCalls.attempt, sql.placeholder('attempt')))),
);
