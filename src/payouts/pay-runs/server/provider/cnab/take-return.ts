import { readFile } from 'node:fs/promises';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { paidMoment } from '#payouts/pay-runs/rules/cnab/paid-moment.ts';
import { type CnabReport, readReturn } from '#payouts/pay-runs/rules/cnab/read-return.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/trigger-run-job.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { emptyAnsweredFiles } from './empty-files.ts';
import { cnabFiles, cnabPayments } from './tables.ts';

interface ReturnCounts {
  paid: number;
  failed: number;
  /** The bank took them and has not paid yet, or they were known already. */
  unchanged: number;
  /** Lines that belong to no payment in a remittance of ours, or name another amount: somebody has to look. */
  unknown: number;
}

/**
 * Takes what a return file says of each payment; the same file changes nothing the second time. Throws `payouts.noReturnFile`,
 * `payouts.returnOfAnother`.
 */
export async function takeReturn(context: SignedInContext, { path }: Upload): Promise<ReturnCounts> {
  const { database, session, settings, now } = context;
  const found = readReturn(await readFile(path, 'latin1'));
  if (!found) throw payoutsErrors.noReturnFile();
  const isOurs = settings.cnab?.bank === found.bank && settings.cnab.taxId === found.taxId;
  if (!isOurs) throw payoutsErrors.returnOfAnother();
  const counts = await database.transaction(async (transaction) => {
    const result: ReturnCounts = { paid: 0, failed: 0, unchanged: 0, unknown: 0 };
    const numbers = found.reports.map(({ number }) => number);
    const rows = await transaction
      .select({ ...getTableColumns(cnabPayments), remittedAt: cnabFiles.createdAt })
      .from(cnabPayments)
      .leftJoin(cnabFiles, eq(cnabFiles.id, cnabPayments.fileId))
      .where(inArray(cnabPayments.number, numbers))
      .orderBy(cnabPayments.id)
      .for('update', { of: cnabPayments });
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    for (const report of found.reports) {
      const row = byNumber.get(report.number);
      const next = row && row.outcome !== 'waiting' && row.cents === report.cents ? nextOutcome(row, report) : null;
      if (next === null) result.unknown += 1;
      else if (next === 'unchanged') result.unchanged += 1;
      else {
        result[next === 'paid' ? 'paid' : 'failed'] += 1;
        await takeOutcome(transaction, row!, { outcome: next, report, now });
        row!.outcome = next;
      }
    }
    await lookAtOnce(
      transaction,
      rows.map(({ paymentId }) => paymentId),
      now,
    );
    await emptyAnsweredFiles(transaction);
    await recordHappening(transaction, {
      ...{ name: payoutsHappenings.returnTaken, workspaceId: null, actorId: session.userId },
      ids: {},
    });
    return result;
  });
  await triggerRunJob(context);
  return counts;
}

function nextOutcome({ outcome }: typeof cnabPayments.$inferSelect, report: CnabReport) {
  if (report.outcome === null) return 'unchanged';
  if (report.outcome.state === 'paid') return outcome === 'paid' || outcome === 'returned' ? 'unchanged' : 'paid';
  // What failed after it was paid came back.
  if (outcome === 'paid') return 'returned';
  return outcome === 'sent' ? 'failed' : 'unchanged';
}

async function takeOutcome(
  transaction: Database,
  { id, remittedAt }: { id: string; /** Null: of no file, which no return names. */ remittedAt: Date | null },
  { outcome, report, now }: { outcome: 'paid' | 'failed' | 'returned'; report: CnabReport; now: Date },
): Promise<void> {
  const reason = report.outcome?.state === 'failed' ? report.outcome.reason : null;
  const paidAt = paidMoment(report.paidOn, { remittedAt: remittedAt ?? now, readAt: now });
  await transaction
    .update(cnabPayments)
    .set({ outcome, reason, answeredAt: now, ...(outcome === 'paid' && { paidAt }) })
    .where(eq(cnabPayments.id, id));
}

/** Nobody waits a day for what the bank has said. */
async function lookAtOnce(transaction: Database, paymentIds: readonly string[], now: Date): Promise<void> {
  await transaction
    .update(payments)
    .set({ lookAt: now })
    .where(and(inArray(payments.id, [...paymentIds]), inArray(payments.state, ['sending', 'failed', 'paid'])));
}
