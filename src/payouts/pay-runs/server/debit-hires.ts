import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { reduceOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { debitHours } from '#wallet/hours/server/reserve-hours.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { isBlockedHire } from './blocked-payments.ts';
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
  if (found.length === 0) return [];
  const { isTaxed, currency } = found[0]!;
  if (isTaxed && found.some(({ isHeld }) => isHeld)) {
    await releasePayment(transaction, found[0]!.hire.paymentId, now);
    return [];
  }
  for (const { hire, memberId, isHeld } of found)
    await (isHeld ? releaseHire(transaction, hire, now) : postHire(transaction, hire, { memberId, currency, now }));
  return found.filter(({ isHeld }) => !isHeld).map(({ hire }) => hire.workspaceId);
}

/** The hire; where taxes are withheld, with all others of its payment, because the taxes are those of their sum. */
async function lockTogether(transaction: Database, runHireId: string) {
  const [one] = await transaction
    .select({ paymentId: payments.id, taxCents: payments.taxCents, currency: payments.currency })
    .from(payRunHires)
    .innerJoin(payments, eq(payments.id, payRunHires.paymentId))
    .where(eq(payRunHires.id, runHireId));
  if (!one) return [];
  const { currency } = one;
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
  return rows.map((row) => ({ ...row, isTaxed, currency }));
}

async function postHire(
  transaction: Database,
  hire: typeof payRunHires.$inferSelect,
  { memberId, currency, now }: { memberId: string; currency: Currency; now: Date },
): Promise<void> {
  const entryIds = transaction
    .select({ entryId: payRunEntries.entryId })
    .from(payRunEntries)
    .where(eq(payRunEntries.runHireId, hire.id));
  const feeCents = hire.grossCents - hire.netCents;
  const { transactionId } = await debitHours(
    transaction,
    entryIds,
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

/** A hire that was blocked after the run was frozen waits, as any other one. */
async function releaseHire(
  transaction: Database,
  { id, runId, paymentId, netCents }: typeof payRunHires.$inferSelect,
  now: Date,
): Promise<void> {
  await reduceOutgoing(transaction, runId, netCents);
  await transaction.update(payRunHires).set({ releasedAt: now }).where(eq(payRunHires.id, id));
  await transaction.update(payRunEntries).set({ releasedAt: now }).where(eq(payRunEntries.runHireId, id));
  await transaction
    .update(payments)
    .set({
      cents: sql`${payments.cents} - ${netCents}`,
      state: sql`case when ${payments.cents} = ${netCents} then 'dropped' else ${payments.state} end`,
      lookAt: sql`case when ${payments.cents} = ${netCents} then null else ${payments.lookAt} end`,
    })
    .where(eq(payments.id, paymentId));
}

/** All hours of a payment wait together; taxes are typed anew for what is then due. */
async function releasePayment(transaction: Database, paymentId: string, now: Date): Promise<void> {
  const own = await transaction
    .update(payRunHires)
    .set({ releasedAt: now })
    .where(eq(payRunHires.paymentId, paymentId))
    .returning({ id: payRunHires.id, runId: payRunHires.runId, netCents: payRunHires.netCents });
  for (const { runId, netCents } of own) await reduceOutgoing(transaction, runId, netCents);
  const ids = own.map(({ id }) => id);
  await transaction.update(payRunEntries).set({ releasedAt: now }).where(inArray(payRunEntries.runHireId, ids));
  await transaction
    .update(payments)
    .set({ cents: 0, taxCents: 0, state: 'dropped', lookAt: null })
    .where(eq(payments.id, paymentId));
}
