import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { differsFor } from '#wallet/ledger/server/open-differences.ts';
import { waitsForFile } from './provider/cnab/cnab-provider.ts';
import { payRunHires } from './tables.ts';

/** What a second administrator is asked about a payment: that it was paid outside, that this or what a file says came back, and to send it again. */
export const requestKinds = ['handPayment', 'handReturn', 'fileReturn', 'paymentRetry'] as const;
export type PaymentRequestKind = (typeof requestKinds)[number];

/** Says of a row of payments whether a second administrator was asked about it. The kinds lead to the index. */
export const isAskedPayment = (payment: SQL) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${payment}.id and a.state = 'open' and a.kind in ${requestKinds})`;

/** A hire whose payment is blocked; whoever left is paid whatever was blocked before. */
export const isBlockedHire = sql<boolean>`(${projectProfessionals.paymentBlockedAt} is not null and ${projectProfessionals.endedAt} is null)`;

/** A payment with hours of a blocked hire, for a statement that has its id. All of it waits: it is sent once, as it was frozen. */
const isBlockedPayment = (paymentId: SQL) => sql<boolean>`exists (
  select from ${payRunHires} join ${projectProfessionals} on ${projectProfessionals.id} = ${payRunHires.hireId}
  where ${payRunHires.paymentId} = ${paymentId} and ${payRunHires.releasedAt} is null and ${isBlockedHire})`;

/** Says of a row of payments whether it was blocked before it left. What the provider has, or a file to the bank, goes on. */
export const isHeldPayment = (payment: SQL) => sql<boolean>`((${payment}.state in ('waiting', 'failed', 'returned')
  or (${payment}.state = 'sending' and ${waitsForFile(payment)}))
  and ${isBlockedPayment(sql`${payment}.id`)})`;

/** Says of a payment's id whether it must not be sent now: it is blocked, or a proof found what is not explained of who is paid. */
export const isStoppedPayment = (paymentId: SQL) => sql<boolean>`(${isBlockedPayment(paymentId)}
  or ${differsFor(sql`(select member_id from payments where id = ${paymentId})`)})`;

/**
 * Says of a row of payments whether the money is the person's. One that waits counts when its run pays and has debited all its hours: before that nothing is
 * owed for them, because what the person's account holds is for other hours, and a run that waits for an approval may still be refused. What
 * failed or came back was credited before, and its run may have ended.
 */
export const isCreditedPayment = (payment: SQL) => sql<boolean>`(${payment}.state not in ('waiting', 'dropped')
  or (${payment}.state = 'waiting' and exists (select from pay_runs r where r.id = ${payment}.run_id and r.state = 'running')
    and not exists (select from pay_run_hires h where h.payment_id = ${payment}.id and num_nonnulls(h.transaction_id, h.released_at) = 0)))`;

/** Says of a row of payments that it is owed, that it has no key, and that nobody was asked to confirm that it was paid outside. */
export const waitsForHand = (payment: SQL) => sql<boolean>`(${payment}.state = 'waiting' and ${payment}.key is null
  and ${isCreditedPayment(payment)} and not ${isAskedPayment(payment)})`;

/**
 * Whether something is to be paid outside now to a person whose account is deleted. Neither hours that are in no run yet nor what Ponte sends by
 * itself, has sent or was told of: whoever paid those would pay them twice. It says what `isToPayOutside` does.
 */
export const isToPayOutsideTo = (
  memberId: SQL,
) => sql<boolean>`exists (select from payments y where y.member_id = ${memberId}
  and (${waitsForHand(sql`y`)} or (y.state in ('failed', 'returned') and not ${isAskedPayment(sql`y`)})))`;

const says = (condition: (payment: SQL) => SQL) => async (database: Database, paymentId: string) => {
  const { rows } = await database.execute<{ isSo: boolean }>(
    sql`select ${condition(sql`y`)} as "isSo" from payments y where y.id = ${paymentId}`,
  );
  return rows[0]?.isSo === true;
};

/** Until a request about a payment is decided it goes no other way: money that somebody has already sent by hand would be sent once more. */
export const hasOpenRequest = says(isAskedPayment);
export const isCredited = says(isCreditedPayment);
export const isStopped = says((payment) => isStoppedPayment(sql`${payment}.id`));
