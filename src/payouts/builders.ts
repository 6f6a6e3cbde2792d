import { eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { debitHire } from '#payouts/pay-runs/server/debit-hires.ts';
import { keepHires, sumOf } from '#payouts/pay-runs/server/freeze-run.ts';
import { isInRun, listPayableHires } from '#payouts/pay-runs/server/payable-hires.ts';
import { endRuns, settlePayment } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments, payRunHires, payRuns } from '#payouts/pay-runs/server/tables.ts';

interface RunToBuild {
  adminId: string;
  /** Whose covered hours are paid. */
  projectId: string;
  at: Date;
}

/** Pays all covered hours of a project, as a run of the sandbox that went well. Its people have keys. */
export async function buildPayRun(transaction: Database, { adminId, projectId, at }: RunToBuild) {
  const hires = (await listPayableHires(transaction)).filter((hire) => hire.projectId === projectId && isInRun(hire));
  const runId = newId();
  const { taxCents: _, ...sums } = sumOf(hires);
  await transaction
    .insert(payRuns)
    .values({ id: runId, state: 'running', createdBy: adminId, ...sums, createdAt: at, startedAt: at });
  await keepHires(transaction, { runId, hires, isStarted: true, now: at });
  const kept = await transaction.select({ id: payRunHires.id }).from(payRunHires).where(eq(payRunHires.runId, runId));
  for (const { id } of kept) await debitHire(transaction, id, at);
  const owed = await transaction.select({ id: payments.id }).from(payments).where(eq(payments.runId, runId));
  const sandbox = { database: transaction, settings: { payoutProvider: 'sandbox' }, now: at } as const;
  for (const { id } of owed) await settlePayment(sandbox, id);
  await endRuns(transaction, at, runId);
  return { runId };
}
