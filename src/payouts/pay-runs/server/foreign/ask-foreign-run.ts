import { eq } from 'drizzle-orm';
import { countOutgoing } from '#second-approvals/server/count-outgoing.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { requireNoDebt } from '#wallet/ledger/server/require-no-debt.ts';
import { titleWithName } from '#payouts/pay-runs/rules/title-with-name.ts';
import { keepHires, listPricers } from '#payouts/pay-runs/server/freeze-run.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/lock-pay-runs.ts';
import { listPaidPeople } from '#payouts/pay-runs/server/mending/list-paid-people.ts';
import { listPayableHires, type PaidByHand, type PayableHire } from '#payouts/pay-runs/server/payable-hires.ts';
import { payRuns } from '#payouts/pay-runs/server/tables.ts';
import { describeForeignRun, FOREIGN_KIND } from './approve-foreign-run.ts';
import { coverFromWallet } from './cover-from-wallet.ts';

type Asked = { hireId: string } & Pick<PaidByHand, 'grossCents' | 'netCents'>;

/**
 * Freezes the payable hours of a hire that was agreed in another currency than reais as a run of their own, and asks a second administrator to
 * confirm that they were paid outside. Their credits are set aside at once: whoever has sent the money must not find them spent.
 * Throws `payouts.nothingToPay`, `payouts.previewChanged`, `wallet.notEnough`, `wallet.inDebt`, `payouts.ledgerDiffers`.
 */
export async function askForeignRun(context: SignedInContext, asked: Asked): Promise<{ runId: string }> {
  const { database, session, settings, now } = context;
  const runId = newId();
  await database.transaction(async (transaction) => {
    await lockPayRuns(transaction);
    if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
    const hire = await findHire(transaction, asked);
    const { currency, coveredMinutes: minutes, coveredCents: grossCents, netCents } = hire;
    await requireNoDebt(transaction, hire.workspaceId, currency);
    await coverFromWallet(transaction, { runId, hire, actorId: session.userId, now });
    await transaction.insert(payRuns).values({
      ...{ id: runId, state: 'asked', currency, createdBy: session.userId, createdAt: now },
      ...{ peopleCount: 1, minutes, grossCents, netCents, neededApproval: ['foreignCurrency'] },
    });
    await keepHires(transaction, { runId, hires: [hire], isStarted: false, now });
    // It takes two in any case, and counts for what else leaves today.
    const { dailyLimitCents } = settings;
    await countOutgoing(transaction, { aboutId: runId, cents: netCents, currency, dailyLimitCents, now });
    const details = { currency, minutes, grossCents, netCents, memberId: hire.memberId };
    await requestApproval(transaction, {
      ...{ kind: FOREIGN_KIND, aboutId: runId, details, askedBy: session.userId },
      ...{ excluded: await listPricers(transaction, runId), reasons: ['foreignCurrency'], now },
      people: (await listPaidPeople(transaction, [runId])).get(runId)!,
      describe: (language) => titleWithName(describeForeignRun(details, language), hire.name),
    });
    await recordHappening(transaction, {
      ...{ name: payoutsHappenings.payRunFrozen, workspaceId: null, actorId: session.userId },
      ids: { runId },
    });
  });
  return { runId };
}

/** The hire as a run has it, with all of its waiting hours as covered ones. */
async function findHire(transaction: Database, { hireId, grossCents, netCents }: Asked): Promise<PayableHire> {
  if ((await transaction.$count(projectProfessionals, eq(projectProfessionals.id, hireId))) === 0)
    throw platformErrors.notFound();
  const [hire] = await listPayableHires(transaction, { hireId });
  const byHand = hire?.byHand;
  if (!byHand || byHand.netCents === 0) throw payoutsErrors.nothingToPay();
  if (byHand.grossCents !== grossCents || byHand.netCents !== netCents) throw payoutsErrors.previewChanged();
  return { ...hire, netCents, coveredCents: grossCents, coveredMinutes: byHand.minutes, waitingMinutes: 0 };
}
