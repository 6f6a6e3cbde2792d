import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { CallLimit } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { withoutMark } from '#platform/db/idempotent-database.ts';
import { rateLimits } from '#platform/db/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { accountKey } from '#platform/http/account-key.ts';
import { networkOf } from '#platform/http/connections/network-of.ts';

/** Keys are hashed: the table contains neither network nor e-mail addresses. */
function keyOf(operation: string, kind: string, value: string): string {
  return createHash('sha256')
    .update(`${operation}\n${kind}\n${accountKey(value)}`)
    .digest('base64url');
}

/**
 * Counts this call for each key in one statement and throws 429 when one of them is over its limit; counted in the database, so
 * across all instances.
 */
export async function countCall(
  database: Database,
  operation: string,
  limit: CallLimit,
  caller: { address: string; account?: string },
): Promise<void> {
  const addressKey = keyOf(operation, 'address', networkOf(caller.address));
  const keys = [addressKey];
  if (caller.account) keys.push(keyOf(operation, 'account', caller.account));
  const expiry = sql`now() + make_interval(secs => ${limit.seconds})`;
  const counted = await withoutMark(database)
    .insert(rateLimits)
    .values(keys.toSorted().map((key) => ({ key, count: 1, expiresAt: expiry })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.expiresAt} < now() then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${rateLimits.expiresAt} < now() then ${expiry} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, expiresAt: rateLimits.expiresAt });
  const over = counted.filter(
    (row) => row.count > (row.key === addressKey ? (limit.countPerAddress ?? limit.count) : limit.count),
  );
  if (over.length === 0) return;
  const until = Math.max(...over.map((row) => row.expiresAt.getTime()));
  const retryAfterSeconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  throw tooManyCalls(retryAfterSeconds);
}

/** 429 with Retry-After. */
export function tooManyCalls(retryAfterSeconds: number): ProductError {
  const { code, status } = platformErrors.tooMany;
  return new ProductError(code, status, { seconds: retryAfterSeconds }, { retryAfterSeconds });
}

/** Purges expired counters; called by the worker periodically. */
export async function purgeRateLimits(database: Database): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`));
}
