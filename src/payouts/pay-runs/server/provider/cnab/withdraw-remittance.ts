import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { payRunsPath } from '#payouts/paths.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { triggerRunJob } from '#payouts/pay-runs/server/run-job.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { cnabFiles, cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';

export const WITHDRAWAL_KIND = 'remittanceWithdrawal';

/** Says of a file's id whether its withdrawal waits for a second administrator. */
export const isAskedFile = (fileId: SQL) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${fileId} and a.state = 'open' and a.kind = ${WITHDRAWAL_KIND})`;

/** Files hold names and keys of people: they are emptied once the bank has answered all of them. */
export async function emptyAnsweredFiles(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    update cnab_files f set content = ''
    where f.content <> '' and not exists (select from cnab_payments y where y.file_id = f.id and y.outcome = 'sent')`);
}

/** Asks a second administrator to confirm that the bank refused a file at upload. Throws `payouts.fileAnswered`, `second-approvals.alreadyAsked`. */
export async function askWithdrawal({ database, session, now }: SignedInContext, fileId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { number, paymentCount, cents } = await lockUnanswered(transaction, fileId);
    const details = { number, paymentCount, cents };
    await requestApproval(transaction, {
      ...{ kind: WITHDRAWAL_KIND, aboutId: fileId, details, askedBy: session.userId, now },
      describe: (language) => titleOf(details, language),
    });
  });
}

/** Its payments are sent once more, as another attempt, which goes into the next file; should the bank have paid one after all, `takeLateWords` hears of it. */
export const withdrawalApproval: ApprovalKind = {
  describe: ({ details }, language) => ({ title: titleOf(details, language), facts: [], path: payRunsPath }),
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
    await recordHappening(transaction, {
      ...{ name: payoutsHappenings.remittanceWithdrawn, workspaceId: null, actorId },
      ids: { fileId },
    });
  },
  goOn: triggerRunJob,
  drop: async () => {},
};

/** Throws `platform.notFound`; `payouts.fileAnswered`, where a return named any of its payments, or it is withdrawn. */
async function lockUnanswered(transaction: Database, fileId: string) {
  const [file] = await transaction.select().from(cnabFiles).where(eq(cnabFiles.id, fileId)).for('update');
  if (!file) throw platformErrors.notFound();
  if (file.heardAt !== null || file.withdrawnAt !== null) throw payoutsErrors.fileAnswered();
  return file;
}

function titleOf({ number, paymentCount, cents }: ApprovalDetails, language: Language): string {
  const amount = moneyInWords(Number(cents), 'BRL', language);
  const values = { number: Number(number), count: Number(paymentCount), amount };
  return translate(language, 'payouts/pay-runs:approval.withdrawal', values);
}
