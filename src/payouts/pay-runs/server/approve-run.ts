import { and, eq, sql } from 'drizzle-orm';
import { dropOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { listPaidPeople } from './mending/payment-approval.ts';
import { forgetKeysOfGone } from './payment-keys.ts';
import { triggerRunJob } from './run-job.ts';
import { payments, payRuns } from './tables.ts';

export const RUN_KIND = 'payRun';

/** A run over the limit, or to a new key, starts when a second administrator approves it; refused, its hours are free again. */
export const runApproval: ApprovalKind = {
  listPeople: listPaidPeople,
  describe: ({ aboutId, details }, language) => ({
    title: translate(language, 'payouts/pay-runs:approval.run', {
      amount: moneyInWords(Number(details.netCents), 'BRL', language),
    }),
    facts: [
      {
        label: translate(language, 'payouts/pay-runs:approval.people'),
        value: new Intl.NumberFormat(localeOf(language)).format(Number(details.peopleCount)),
      },
    ],
    path: payoutsPaths.payRun(aboutId),
  }),
  carryOut: async (transaction, { aboutId: runId, decidedBy: actorId }, { now }) => {
    // The difference may have come after the run was frozen.
    if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
    const [started] = await transaction
      .update(payRuns)
      .set({ state: 'running', startedAt: now })
      .where(and(eq(payRuns.id, runId), eq(payRuns.state, 'asked')))
      .returning({ id: payRuns.id });
    if (!started) throw platformErrors.notFound();
    await moveOutgoing(transaction, runId, now);
    await transaction.update(payments).set({ lookAt: now }).where(eq(payments.runId, runId));
    await recordPayout(transaction, 'payRunStarted', actorId, { runId });
  },
  goOn: triggerRunJob,
  // Its hours go on to the next one.
  drop: async (transaction, { aboutId: runId }, { now }) => {
    const [dropped] = await transaction
      .update(payRuns)
      .set({ state: 'dropped', endedAt: now })
      .where(and(eq(payRuns.id, runId), eq(payRuns.state, 'asked')))
      .returning({ id: payRuns.id });
    if (!dropped) return;
    await dropOutgoing(transaction, runId);
    await transaction.update(payments).set({ state: 'dropped' }).where(eq(payments.runId, runId));
    await forgetKeysOfGone(transaction, eq(payments.runId, runId));
    await transaction.execute(sql`
      update pay_run_entries x set released_at = ${now.toISOString()}::timestamptz
      from pay_run_hires h where h.id = x.run_hire_id and h.run_id = ${runId}`);
    await recordPayout(transaction, 'payRunDropped', null, { runId });
  },
};
