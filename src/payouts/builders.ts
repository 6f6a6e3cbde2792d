import { eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { debitHire } from '#payouts/pay-runs/server/debit-hires.ts';
import { keepHires, sumOf } from '#payouts/pay-runs/server/freeze-run.ts';
import { isInRun, listPayableHires } from '#payouts/pay-runs/server/payable-hires.ts';
import { endRuns, takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';
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
  await transaction
    .insert(payRuns)
    .values({ id: runId, state: 'running', createdBy: adminId, ...sumOf(hires), createdAt: at, startedAt: at });
  await keepHires(transaction, { runId, hires, isStarted: true, now: at });
  const kept = await transaction.select({ id: payRunHires.id }).from(payRunHires).where(eq(payRunHires.runId, runId));
  for (const { id } of kept) await debitHire(transaction, id, at);
  const sent = await transaction
    .update(payments)
    .set({ state: 'sending', attempt: 1 })
    .where(eq(payments.runId, runId))
    .returning({ paymentId: payments.id, cents: payments.cents });
  const step = { attempt: 1, step: 'succeed', reason: null, actorId: null, now: at } as const;
  for (const { paymentId, cents } of sent) {
    await takeStepWithin(transaction, { paymentId, ...step });
    const [id, requestKey] = [newId(), `${paymentId}:1`];
    await transaction
      .insert(sandboxPayouts)
      .values({ id, requestKey, cents, outcome: 'paid', paidAt: at, createdAt: at });
    const bySandbox = { reference: id, provider: 'sandbox', lookAt: null } as const;
    await transaction.update(payments).set(bySandbox).where(eq(payments.id, paymentId));
  }
  await endRuns(transaction, at, runId);
  return { runId };
}
