import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { differsFor } from '#wallet/ledger/server/open-differences.ts';
import { isUnsent } from './provider/find-payout-provider.ts';
import { payRunHires } from './tables.ts';

/** A hire whose payment is blocked; whoever left is paid whatever was blocked before. */
export const isBlockedHire = sql<boolean>`(${projectProfessionals.paymentBlockedAt} is not null and ${projectProfessionals.endedAt} is null)`;

/** A payment with hours of a blocked hire, for a statement that has its id. All of it waits: it is sent once, as it was frozen. */
export const isBlockedPayment = (paymentId: SQL) => sql<boolean>`exists (
  select from ${payRunHires} join ${projectProfessionals} on ${projectProfessionals.id} = ${payRunHires.hireId}
  where ${payRunHires.paymentId} = ${paymentId} and ${payRunHires.releasedAt} is null and ${isBlockedHire})`;

/** Says of a row of payments whether it was blocked before it left. What the provider has, or a file to the bank, goes on. */
export const isHeldPayment = (payment: SQL) => sql<boolean>`((${payment}.state in ('waiting', 'failed', 'returned')
  or (${payment}.state = 'sending' and ${isUnsent(payment)}))
  and ${isBlockedPayment(sql`${payment}.id`)})`;

/** Says of a payment's id whether it must not be sent now: it is blocked, or a proof found what is not explained of who is paid. */
export const isStoppedPayment = (paymentId: SQL) => sql<boolean>`(${isBlockedPayment(paymentId)}
  or ${differsFor(sql`(select member_id from payments where id = ${paymentId})`)})`;

export async function isPaymentBlocked(transaction: Database, paymentId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ isBlocked: boolean }>(
    sql`select ${isStoppedPayment(sql`${paymentId}::uuid`)} as "isBlocked"`,
  );
  return rows[0]!.isBlocked;
}
