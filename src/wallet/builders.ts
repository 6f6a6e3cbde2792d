import { eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { priceHires } from '#wallet/allocations/rules/allocation.ts';
import { moveCredits } from '#wallet/allocations/server/move-credits.ts';
import { listPricedHires } from '#wallet/allocations/server/project-credits.ts';
import { creditAllocations } from '#wallet/allocations/server/tables.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { debitHire } from '#wallet/pay-runs/server/debit-hires.ts';
import { keepHires, sumOf } from '#wallet/pay-runs/server/freeze-run.ts';
import { isInRun, listPayableHires } from '#wallet/pay-runs/server/payable-hires.ts';
import { endRun, takeStepWithin } from '#wallet/pay-runs/server/settle-payment.ts';
import { payments, payRunHires, payRuns } from '#wallet/pay-runs/server/tables.ts';

interface TopUp {
  workspaceId: string;
  cents: number;
  at: Date;
  currency?: Currency;
}

/** Money of a company that has arrived at the payment provider. */
export function buildTopUp(database: Database, { workspaceId, cents, at, currency = 'BRL' }: TopUp) {
  const id = newId();
  return database.transaction((transaction) =>
    postTransaction(
      transaction,
      {
        ...{ key: `order:${id}:settled`, type: 'topUp', currency, cause: { kind: 'order', id }, actorId: null },
        lines: [
          { account: { kind: 'available', workspaceId }, cents },
          { account: { kind: 'clearing' }, cents: -cents },
        ],
      },
      at,
    ),
  );
}

interface AllocationToBuild {
  workspaceId: string;
  projectId: string;
  ownerId: string;
  /** For everybody who works in the project at an agreed price. */
  minutesEach: number;
  at: Date;
}

interface RunToBuild {
  adminId: string;
  /** Whose covered hours are paid. */
  projectId: string;
  at: Date;
}

/** Pays all covered hours of a project, as a run that went well. Its people have keys. */
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
    .returning({ paymentId: payments.id });
  const step = { attempt: 1, step: 'succeed', reason: null, actorId: null, now: at } as const;
  for (const { paymentId } of sent) {
    await takeStepWithin(transaction, { paymentId, ...step });
    // No provider of this installation knows it.
    await transaction.update(payments).set({ lookAt: null }).where(eq(payments.id, paymentId));
  }
  await endRun(transaction, runId, at);
  return { runId };
}

/** Credits of the wallet that are set aside for the hours of a project’s people. */
export async function buildAllocation(
  transaction: Database,
  { workspaceId, projectId, ownerId, minutesEach, at }: AllocationToBuild,
): Promise<void> {
  const hires = await listPricedHires(transaction, [projectId]);
  const { lines, cents } = priceHires(
    hires.map(({ hireId, grossCents }) => ({ hireId, grossCents, minutes: minutesEach })),
  );
  const { transactionId } = await moveCredits(transaction, {
    workspaceId,
    projectId,
    cents,
    actorId: ownerId,
    now: at,
  });
  await transaction
    .insert(creditAllocations)
    .values(
      lines.map((line) => ({ ...line, workspaceId, projectId, transactionId, createdBy: ownerId, createdAt: at })),
    );
  await coverPayableHours(transaction, projectId, { isNew: null, now: at });
}
