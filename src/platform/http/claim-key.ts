import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { keyedCalls } from '#platform/db/tables.ts';
import type { IdempotencyKey } from '#platform/http/idempotency-key.ts';

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

/** The number of this attempt, or null when the call was already executed. Waits for one that is about to commit. */
export async function claimKey(database: Database, call: IdempotencyKey): Promise<number | null> {
  const [claimed] = await claiming(database, { ...call, aheadMs: clock.aheadMs() });
  return claimed?.attempt ?? null;
}

export const storeAnswer = preparedOnce((database) =>
  database
    .update(keyedCalls)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(and(eq(keyedCalls.key, sql.placeholder('key')), eq(keyedCalls.attempt, sql.placeholder('attempt')))),
);
