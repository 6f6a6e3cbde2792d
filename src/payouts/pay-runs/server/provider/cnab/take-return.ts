import { readFile } from 'node:fs/promises';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import type { ReturnAnswer } from '#payouts/pay-runs/contract.ts';
import { type CnabReport, decodeReturn, paidMoment, readReturn } from '#payouts/pay-runs/rules/cnab/read-return.ts';
import type { ReturnProblem } from '#payouts/pay-runs/rules/cnab/occurrences.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/run-job.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { emptyAnsweredFiles } from './remittances.ts';
import { askFileReturn, takeLateWords } from './contrary-words.ts';
import { cnabFiles, cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';

/** What is to be checked is listed up to here, and counted beyond. */
const CHECKED_LINES = 100;

type Known = typeof cnabPayments.$inferSelect & {
  /** Null: of no file, which no return names. */ remittedAt: Date | null;
};

/**
 * Takes what a return file says of each payment; the same file changes nothing the second time. What it says of others, or in words that nobody
 * understands, is listed. Throws `payouts.noReturnFile`, `payouts.returnOfAnother`.
 */
export async function takeReturn(context: SignedInContext, { path }: Upload): Promise<ReturnAnswer> {
  const { database, session, settings, now } = context;
  if (!settings.cnab) throw payoutsErrors.noReturnFile();
  const found = readReturn(decodeReturn(await readFile(path)), settings.cnab);
  if (!found) throw payoutsErrors.noReturnFile();
  if (!found.isOurs) throw payoutsErrors.returnOfAnother();
  const answer = await database.transaction(async (transaction) => {
    // Nothing goes into a file while it is decided what does not go into one any more.
    await lockPayRuns(transaction);
    const counts = { paid: 0, failed: 0, returned: 0, unchanged: 0 };
    const toCheck: ReturnAnswer['toCheck'] = [];
    const check = ({ line, document, cents, codes }: CnabReport, problem: ReturnProblem) =>
      toCheck.push({ line, document, cents, codes, problem });
    const changed = new Map<string, CnabReport>();
    const known = await lockKnown(transaction, found.reports);
    for (const report of found.reports) {
      const row = report.number === null ? undefined : known.get(report.number);
      const problem = problemOf(row, report);
      if (problem) check(report, problem);
      if (problem === 'unclear') await keepCodes(transaction, row!, report);
      if (problem) continue;
      const next = nextOutcome(row!, report);
      counts[next] += 1;
      if (next === 'returned')
        await askFileReturn(transaction, row!, { reason: reasonOf(report) ?? 'unknown', askedBy: session.userId, now });
      if (next === 'unchanged' || next === 'returned') continue;
      await takeOutcome(transaction, row!, { outcome: next, report, now });
      row!.outcome = next;
      changed.set(row!.paymentId, report);
    }
    const fileIds = [...new Set([...known.values()].flatMap(({ fileId }) => fileId ?? []))];
    await transaction
      .update(cnabFiles)
      .set({ heardAt: now })
      .where(and(inArray(cnabFiles.id, fileIds), isNull(cnabFiles.heardAt)));
    const paymentIds = [...changed.keys()];
    for (const paymentId of await takeLateWords(transaction, paymentIds, now))
      check(changed.get(paymentId)!, 'paidTwice');
    // Nobody waits a day for what the bank has said.
    await transaction
      .update(payments)
      .set({ lookAt: now })
      .where(and(inArray(payments.id, paymentIds), inArray(payments.state, ['sending', 'failed', 'paid'])));
    await emptyAnsweredFiles(transaction);
    await recordPayout(transaction, 'returnTaken', session.userId, {});
    await announceWaiting(transaction, { team: true });
    return { ...counts, toCheckCount: toCheck.length, toCheck: toCheck.slice(0, CHECKED_LINES) };
  });
  await triggerRunJob(context);
  return answer;
}

/** By our number, the payments that the return names. */
async function lockKnown(transaction: Database, reports: readonly CnabReport[]): Promise<Map<number, Known>> {
  const numbers = reports.flatMap(({ number }) => number ?? []);
  const rows = await transaction
    .select({ ...getTableColumns(cnabPayments), remittedAt: cnabFiles.createdAt })
    .from(cnabPayments)
    .leftJoin(cnabFiles, eq(cnabFiles.id, cnabPayments.fileId))
    .where(sql`${cnabPayments.number} = any(${sql.param(numbers)}::bigint[])`)
    .orderBy(cnabPayments.id)
    .for('update', { of: cnabPayments });
  return new Map(rows.map((row) => [row.number, row]));
}

function problemOf(row: Known | undefined, { cents, word }: CnabReport): ReturnProblem | null {
  if (!row || row.outcome === 'waiting') return 'notOurs';
  if (row.cents !== cents) return 'otherAmount';
  return word?.state === 'unclear' ? 'unclear' : null;
}

/** Until the bank says more, somebody asks it. */
async function keepCodes(transaction: Database, { id }: Known, { codes }: CnabReport): Promise<void> {
  const isOpen = and(eq(cnabPayments.id, id), eq(cnabPayments.outcome, 'sent'));
  await transaction.update(cnabPayments).set({ unclearCodes: codes }).where(isOpen);
}

function nextOutcome({ outcome }: Known, { word }: CnabReport) {
  if (word === null) return 'unchanged';
  if (word.state === 'paid') return outcome === 'paid' || outcome === 'returned' ? 'unchanged' : 'paid';
  // What was refused after it was paid came back, as far as this file says.
  if (outcome === 'paid') return 'returned';
  return outcome === 'sent' ? 'failed' : 'unchanged';
}

const reasonOf = ({ word }: CnabReport) => (word?.state === 'refused' ? word.reason : null);

async function takeOutcome(
  transaction: Database,
  { id, remittedAt }: Known,
  { outcome, report, now }: { outcome: 'paid' | 'failed'; report: CnabReport; now: Date },
): Promise<void> {
  const paidAt = paidMoment(report.paidOn, { remittedAt: remittedAt ?? now, readAt: now });
  await transaction
    .update(cnabPayments)
    .set({
      outcome,
      reason: reasonOf(report),
      unclearCodes: null,
      answeredAt: now,
      ...(outcome === 'paid' && { paidAt }),
    })
    .where(eq(cnabPayments.id, id));
}
