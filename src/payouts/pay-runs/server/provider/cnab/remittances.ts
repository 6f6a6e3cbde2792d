import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { payRunsPath } from '#payouts/paths.ts';
import type { RemittanceView, UnclearPayment } from '#payouts/pay-runs/contract.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/run-job.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { isStoppedPayment } from '#payouts/pay-runs/server/payment-conditions.ts';
import { cnabFiles, cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

const FILES_SHOWN = 30;
const UNCLEAR_SHOWN = 100;

export const WITHDRAWAL_KIND = 'remittanceWithdrawal';

/** Says of a file's id whether its withdrawal waits for a second administrator. */
const isAskedFile = (fileId: SQL) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${fileId} and a.state = 'open' and a.kind = ${WITHDRAWAL_KIND})`;

/** Says of a row of cnab_payments that it goes into the next file: it is in none, its payment waits for just this attempt, and nothing stops it. */
export const isToFile = (row: SQL) => sql<boolean>`(${row}.outcome = 'waiting'
  and exists (select from payments p where p.id = ${row}.payment_id and p.attempt = ${row}.attempt and p.state = 'sending')
  and not ${isStoppedPayment(sql`${row}.payment_id`)})`;

/** What waits for the next remittance, what to ask the bank about, and the newest files. */
export async function readRemittances({ database, settings }: SignedInContext) {
  if (!settings.cnab) return { enabled: false, waitingCount: 0, waitingCents: 0, files: [], unclear: [] };
  const [waiting, files, unclear] = await Promise.all([
    database.execute<{ count: number; cents: number }>(sql`
      select count(*)::int as count, coalesce(sum(y.cents), 0)::float8 as cents from cnab_payments y
      where ${isToFile(sql`y`)}`),
    database.execute<RemittanceView & Record<string, unknown>>(sql`
      select f.id as "fileId", f.number, f.payment_count as "paymentCount", f.cents::float8 as cents, u.name as "createdBy",
        f.created_at as "createdAt", f.content <> '' as "isKept", f.withdrawn_at is not null as "isWithdrawn",
        f.heard_at is null and f.withdrawn_at is null and not ${isAskedFile(sql`f.id`)} as "canWithdraw", ${isAskedFile(sql`f.id`)} as "isAsked",
        (select count(*)::int from cnab_payments y where y.file_id = f.id and y.outcome = 'sent') as "openCount"
      from cnab_files f join users u on u.id = f.created_by order by f.number desc limit ${FILES_SHOWN}`),
    database.execute<UnclearPayment & Record<string, unknown>>(sql`
      select p.id as "paymentId", u.name, y.cents::float8 as cents, f.number as "fileNumber", y.unclear_codes as codes
      from cnab_payments y join payments p on p.id = y.payment_id join users u on u.id = p.member_id join cnab_files f on f.id = y.file_id
      where y.outcome = 'sent' and y.unclear_codes is not null order by y.id limit ${UNCLEAR_SHOWN}`),
  ]);
  return {
    ...{ enabled: true, waitingCount: waiting.rows[0]!.count, waitingCents: waiting.rows[0]!.cents },
    files: files.rows.map((file) => ({ ...file, createdAt: new Date(file.createdAt).toISOString() })),
    unclear: unclear.rows,
  };
}

/** The file as it was made; gone once the bank has said what became of each payment. */
export async function downloadRemittance({ database }: SignedInContext, fileId: string): Promise<FileAnswer> {
  const [file] = await database.select().from(cnabFiles).where(eq(cnabFiles.id, fileId));
  if (!file || file.content === '') throw platformErrors.notFound();
  const name = `CNAB240-${String(file.number).padStart(6, '0')}.rem`;
  return answerBytes(Buffer.from(file.content, 'latin1'), 'text/plain', name);
}

/** Files hold names and keys of people: they are emptied once the bank has answered all of them. */
export async function emptyAnsweredFiles(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    update cnab_files f set content = ''
    where f.content <> '' and not exists (select from cnab_payments y where y.file_id = f.id and y.outcome = 'sent')`);
}

/** Asks a second administrator to confirm that the bank refused a file at upload. Throws `payouts.fileAnswered`, `second-approvals.alreadyAsked`. */
export async function askWithdrawal({ database, session, now }: SignedInContext, fileId: string) {
  return database.transaction(async (transaction) => {
    const { number, paymentCount, cents } = await lockUnanswered(transaction, fileId);
    const details = { number, paymentCount, cents };
    await requestApproval(transaction, {
      ...{ kind: WITHDRAWAL_KIND, words: withdrawalApproval, aboutId: fileId, details, askedBy: session.userId, now },
    });
    return { asked: true as const };
  });
}

/** Its payments are sent once more, as another attempt, which goes into the next file; should the bank have paid one after all, `takeLateWords` hears of it. */
export const withdrawalApproval: ApprovalKind = {
  describe: ({ details }, language) => {
    const amount = moneyInWords(Number(details.cents), 'BRL', language);
    const values = { number: Number(details.number), count: Number(details.paymentCount), amount };
    return { title: translate(language, 'payouts/pay-runs:approval.withdrawal', values), path: payRunsPath };
  },
  carryOut: async (transaction, { aboutId: fileId, decidedBy: actorId }, { now }) => {
    // No return is read meanwhile.
    await lockPayRuns(transaction);
    await lockUnanswered(transaction, fileId);
    await transaction.update(cnabFiles).set({ withdrawnAt: now }).where(eq(cnabFiles.id, fileId));
    await transaction.execute(sql`
      update payments p set state = 'waiting', look_at = ${now.toISOString()}::timestamptz from cnab_payments c
      where c.file_id = ${fileId} and p.id = c.payment_id and p.attempt = c.attempt and p.state = 'sending'`);
    await transaction
      .update(cnabPayments)
      .set({ outcome: 'failed', answeredAt: now })
      .where(and(eq(cnabPayments.fileId, fileId), eq(cnabPayments.outcome, 'sent')));
    await emptyAnsweredFiles(transaction);
    await recordPayout(transaction, 'remittanceWithdrawn', actorId, { fileId });
  },
  goOn: triggerRunJob,
};

/** Throws `platform.notFound`; `payouts.fileAnswered`, where a return named any of its payments, or it is withdrawn. */
async function lockUnanswered(transaction: Database, fileId: string) {
  const [file] = await transaction.select().from(cnabFiles).where(eq(cnabFiles.id, fileId)).for('update');
  if (!file) throw platformErrors.notFound();
  if (file.heardAt !== null || file.withdrawnAt !== null) throw payoutsErrors.fileAnswered();
  return file;
}
