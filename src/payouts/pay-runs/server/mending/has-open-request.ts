import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/** What a second administrator is asked about a payment: that it was paid outside, that this or what a file says came back, and to send it again. */
export const HAND_KIND = 'handPayment';
export const HAND_RETURN_KIND = 'handReturn';
export const FILE_RETURN_KIND = 'fileReturn';
export const RETRY_KIND = 'paymentRetry';

/** Says of a payment's id whether a second administrator was asked about it. The kinds lead to the index. */
export const isAskedPayment = (paymentId: SQL) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${paymentId} and a.state = 'open' and a.kind in (${HAND_KIND}, ${HAND_RETURN_KIND}, ${FILE_RETURN_KIND}, ${RETRY_KIND}))`;

/** Says whether one payment was asked about. Until that is decided it goes no other way: money that somebody has already sent by hand would be sent once more. */
export async function hasOpenRequest(transaction: Database, paymentId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ isAsked: boolean }>(
    sql`select ${isAskedPayment(sql`${paymentId}::uuid`)} as "isAsked"`,
  );
  return rows[0]!.isAsked;
}
