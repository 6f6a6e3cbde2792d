import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { reduceOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { debitHours, releaseHours } from '#wallet/hours/server/reserve-hours.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { isBlockedHire } from './payment-conditions.ts';
import { payments, payRunEntries, payRunHires, payRuns } from './tables.ts';

/**
 * Debits the companies of running runs and credits their people, hire by hire; one that cannot be debited keeps nobody else waiting. Several
 * processes may do this at the same time. Answers the last one; null: there was none.
 */
export async function debitHires(
  { database, log, now }: Pick<JobContext, 'database' | 'log' | 'now'>,
  { after, limit }: { after: string | null; limit: number },
): Promise<string | null> {
  const due = await database
    .select({ id: payRunHires.id })
    .from(payRunHires)
    .innerJoin(payRuns, eq(payRuns.id, payRunHires.runId))
    .where(
      and(
        eq(payRuns.state, 'running'),
        isNull(payRunHires.transactionId),
        isNull(payRunHires.releasedAt),
        after === null ? undefined : gt(payRunHires.id, after),
      ),
    )
    .orderBy(asc(payRunHires.id))
    .limit(limit);
  const debited: string[] = [];
  for (const { id } of due)
    await database
      .transaction((transaction) => debitHire(transaction, id, now))
      .then((workspaceIds) => debited.push(...workspaceIds))
      .catch((failure: unknown) =>
        log.warn({ problem: describeProblem(failure), runHireId: id }, 'the hours of a hire could not be debited'),
      );
  await announceWallets(database, debited);
  return due.at(-1)?.id ?? null;
}

/**
 * One transaction of the ledger for a hire: what was set aside becomes the person's net and the platform's fee. Answers the spaces that were
 * debited.
 */
export async function debitHire(transaction: Database, runHireId: string, now: Date): Promise<string[]> {
  const found = await lockTogether(transaction, runHireId);
  const held = found.filter(({ isHeld }) => isHeld);
  // All hours with taxes wait together; they are typed anew for what is then due.
  const released = found[0]?.isTaxed && held.length > 0 ? found : held;
  for (const { hire, currency } of released) await releaseHire(transaction, hire, { currency, now });
  const debited = found.filter((one) => !released.includes(one));
  for (const { hire, ...around } of debited) await postHire(transaction, hire, { ...around, now });
  return debited.map(({ hire }) => hire.workspaceId);
}

/** The hire; where taxes are withheld, with all others of its payment, because the taxes are those of their sum. */
async function lockTogether(transaction: Database, runHireId: string) {
  const [one] = await transaction
    .select({ paymentId: payments.id, taxCents: payments.taxCents, currency: payments.currency })
    .from(payRunHires)
    .innerJoin(payments, eq(payments.id, payRunHires.paymentId))
    .where(eq(payRunHires.id, runHireId));
  if (!one) return [];
  const isTaxed = one.taxCents > 0;
  const rows = await transaction
    .select({ hire: payRunHires, memberId: projectProfessionals.memberId, isHeld: isBlockedHire })
    .from(payRunHires)
    .innerJoin(projectProfessionals, eq(projectProfessionals.id, payRunHires.hireId))
    .where(
      and(
        isTaxed ? eq(payRunHires.paymentId, one.paymentId) : eq(payRunHires.id, runHireId),
        isNull(payRunHires.transactionId),
        isNull(payRunHires.releasedAt),
      ),
    )
    .orderBy(asc(payRunHires.id))
    .for('update', { of: payRunHires });
  return rows.map((row) => ({ ...row, isTaxed, currency: one.currency }));
}

const entriesOf = (transaction: Database, runHireId: string) =>
  transaction
    .select({ entryId: payRunEntries.entryId })
    .from(payRunEntries)
    .where(eq(payRunEntries.runHireId, runHireId));

async function postHire(
  transaction: Database,
  hire: typeof payRunHires.$inferSelect,
  { memberId, currency, now }: { memberId: string; currency: Currency; now: Date },
): Promise<void> {
  const feeCents = hire.grossCents - hire.netCents;
  const { transactionId } = await debitHours(
    transaction,
    entriesOf(transaction, hire.id),
    {
      ...{ key: `payRun:${hire.runId}:hire:${hire.hireId}`, currency, actorId: null },
      ...{ cause: { kind: 'hire', id: hire.hireId }, minutes: hire.minutes },
      receivers: [
        { account: { kind: 'professional' as const, memberId }, cents: hire.netCents },
        { account: { kind: 'fee' as const }, cents: feeCents },
      ].filter(({ cents }) => cents !== 0),
    },
    now,
  );
  await transaction.update(payRunHires).set({ transactionId }).where(eq(payRunHires.id, hire.id));
}

/** A hire that was blocked after the run was frozen waits, as any other one; credits that were set aside for the run alone go back. */
async function releaseHire(
  transaction: Database,
  { id, runId, paymentId, netCents }: typeof payRunHires.$inferSelect,
  { currency, now }: { currency: Currency; now: Date },
): Promise<void> {
  await reduceOutgoing(transaction, runId, netCents);
  await transaction.update(payRunHires).set({ releasedAt: now }).where(eq(payRunHires.id, id));
  await transaction.update(payRunEntries).set({ releasedAt: now }).where(eq(payRunEntries.runHireId, id));
  if (currency !== 'BRL') await releaseHours(transaction, entriesOf(transaction, id), now);
  // Taxes are withheld from all hours of a payment or from none.
  const rest = sql`${payments.cents} + ${payments.taxCents} - ${netCents}`;
  await transaction
    .update(payments)
    .set({
      ...{ cents: rest, taxCents: 0 },
      state: sql`case when ${rest} = 0 then 'dropped' else ${payments.state} end`,
      lookAt: sql`case when ${rest} = 0 then null else ${payments.lookAt} end`,
    })
    .where(eq(payments.id, paymentId));
}
