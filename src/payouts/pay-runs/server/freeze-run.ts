import { sql } from 'drizzle-orm';
import { countOutgoing } from '#second-approvals/server/count-outgoing.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { sumOfTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { RUN_KIND, runApproval } from './approve-run.ts';
import { coverAbroad, listHireAbroad } from './hours-abroad.ts';
import { isInRun, listPayableHires, type PayableHire } from './payable-hires.ts';
import { triggerRunJob } from './run-job.ts';
import { payments, payRunHires, payRuns } from './tables.ts';

/** Until the transaction ends, nobody else freezes a run or changes what one withholds: limits, hours and taxes are counted once. */
export async function lockPayRuns(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('freeze-pay-run'))`);
}

/**
 * Freezes all hours that can be paid now, as the caller has seen them: people, hours, amounts and keys. It starts at once, or asks a second
 * administrator. With a hire, just its hours, which were agreed in another currency than reais: their credits are set aside first, and each
 * payment by hand takes two. Throws `payouts.previewChanged`, `payouts.nothingToPay`, `payouts.ledgerDiffers`, `wallet.notEnough`, `wallet.inDebt`.
 */
export async function freezeRun(
  context: SignedInContext,
  { hireId, ...seen }: { grossCents: number; netCents: number; taxCents: number; hireId?: string | undefined },
): Promise<{ runId: string }> {
  const { database, session, now } = context;
  const { dailyLimitCents, requireNota } = context.settings;
  const runId = await database.transaction(async (transaction) => {
    await lockPayRuns(transaction);
    if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
    const hires =
      hireId === undefined
        ? (await listPayableHires(transaction, { requireNota })).filter(isInRun)
        : await listHireAbroad(transaction, hireId);
    if (hires.length === 0) throw payoutsErrors.nothingToPay();
    const { taxCents, ...sums } = sumOf(hires);
    const isAsSeen =
      sums.grossCents === seen.grossCents && sums.netCents === seen.netCents && taxCents === seen.taxCents;
    if (!isAsSeen) throw payoutsErrors.previewChanged();
    const id = newId();
    const { currency } = hires[0]!;
    const isByHand = currency !== 'BRL';
    if (isByHand) await coverAbroad(transaction, hires[0]!, { runId: id, actorId: session.userId, now });
    const leaving = { aboutId: id, cents: sums.netCents, currency, dailyLimitCents, now };
    const reasons = isByHand ? [] : await countOutgoing(transaction, { ...leaving, ...evidenceOf(hires) });
    await transaction.insert(payRuns).values({
      ...{ id, createdBy: session.userId, currency, ...sums, neededApproval: reasons, createdAt: now },
      ...(reasons.length === 0 ? { state: 'running', startedAt: now } : { state: 'asked' }),
    });
    await keepHires(transaction, { runId: id, hires, isStarted: reasons.length === 0, now });
    if (reasons.length > 0) {
      const details = { netCents: sums.netCents, peopleCount: sums.peopleCount };
      await requestApproval(transaction, {
        ...{ kind: RUN_KIND, words: runApproval, aboutId: id, details, askedBy: session.userId, reasons, now },
        excluded: [...(await listPricers(transaction, id)), ...hires.flatMap(({ taxes }) => taxes?.typedBy ?? [])],
      });
    }
    await recordPayout(transaction, 'payRunFrozen', session.userId, { runId: id });
    return id;
  });
  await triggerRunJob(context);
  return { runId };
}

/** What hires come to together; minutes and cents. Net is before what is withheld from people without a company. */
export function sumOf(hires: readonly PayableHire[]) {
  const taxed = new Map(hires.flatMap(({ memberId, taxes }) => (taxes ? [[memberId, taxes] as const] : [])));
  const sum = (value: (hire: PayableHire) => number) => hires.reduce((all, hire) => all + value(hire), 0);
  return {
    peopleCount: new Set(hires.map(({ memberId }) => memberId)).size,
    minutes: sum(({ coveredMinutes }) => coveredMinutes),
    grossCents: sum(({ coveredCents }) => coveredCents),
    netCents: sum(({ netCents }) => netCents),
    taxCents: [...taxed.values()].reduce((all, taxes) => all + sumOfTaxes(taxes), 0),
  };
}

/** What of the hires decides whether a run takes two people. */
export const evidenceOf = (hires: readonly PayableHire[]) => ({
  keysChangedAt: hires.map(({ details }) => details?.changedAt ?? null),
  hasTypedTaxes: hires.some(({ taxes }) => taxes !== null),
});

/** Who set the prices by which a run pays may not approve it. */
export async function listPricers(transaction: Database, runId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ userId: string }>(sql`
    select distinct x.priced_by as "userId" from pay_run_hires h join hire_prices x on x.hire_id = h.hire_id
    where h.run_id = ${runId} and x.holds_from is not null`);
  return rows.map(({ userId }) => userId);
}

/** PIX pays reais; other currencies go by hand, to wherever the person said, and so do those whose key went with the account. */
function keyOf({ currency, details, isGone }: PayableHire) {
  const isByPix = currency === 'BRL' && !isGone;
  const key = isByPix ? { keyKind: details!.pixKeyKind, key: details!.pixKey } : { keyKind: null, key: null };
  return { currency, ...key };
}

const ROWS_AT_ONCE = 1_000;

/** Writes people, hires and hours of a run. Throws `payouts.previewChanged` when they are no more what was counted. */
export async function keepHires(
  transaction: Database,
  { runId, hires, isStarted, now }: { runId: string; hires: readonly PayableHire[]; isStarted: boolean; now: Date },
): Promise<void> {
  const people = [...Map.groupBy(hires, ({ memberId }) => memberId)].map(([memberId, own]) => {
    const { netCents, taxCents } = sumOf(own);
    return {
      ...{ id: newId(), runId, memberId, createdAt: now, lookAt: isStarted ? now : null },
      ...{ cents: netCents - taxCents, taxCents },
      ...keyOf(own[0]!),
    };
  });
  const paymentOf = new Map(people.map(({ memberId, id }) => [memberId, id]));
  const rows = hires.map((hire) => ({
    ...{ id: newId(), runId, paymentId: paymentOf.get(hire.memberId)!, hireId: hire.hireId },
    ...{ workspaceId: hire.workspaceId, projectId: hire.projectId, minutes: hire.coveredMinutes },
    ...{ grossCents: hire.coveredCents, netCents: hire.netCents },
  }));
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE)
    await transaction.insert(payments).values(people.slice(from, from + ROWS_AT_ONCE));
  const taxesIds = [...new Set(hires.flatMap(({ taxes }) => (taxes ? [taxes.id] : [])))];
  await transaction.execute(sql`
    update withheld_taxes x set payment_id = y.id from payments y
    where y.run_id = ${runId} and y.member_id = x.member_id and x.id = any(${sql.param(taxesIds)}::uuid[])`);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await transaction.insert(payRunHires).values(rows.slice(from, from + ROWS_AT_ONCE));
  // Just the entries that were counted: whatever became payable meanwhile is not covered within this snapshot, or belongs to the next run.
  const { rows: kept } = await transaction.execute<{ minutes: number; cents: number }>(sql`
    with taken as (
      insert into pay_run_entries (run_hire_id, entry_id)
      select h.id, c.entry_id from pay_run_hires h join covered_hours c on c.hire_id = h.hire_id and c.debited_at is null
      join time_entries e on e.id = c.entry_id and e.state = 'payable'
      where h.run_id = ${runId}
        and not exists (select from pay_run_entries x where x.entry_id = c.entry_id and x.released_at is null)
      returning entry_id)
    select coalesce(sum(c.minutes), 0)::int as minutes, coalesce(sum(c.cents), 0)::float8 as cents
    from covered_hours c join taken on taken.entry_id = c.entry_id`);
  const counted = sumOf(hires);
  if (kept[0]!.minutes !== counted.minutes || kept[0]!.cents !== counted.grossCents)
    throw payoutsErrors.previewChanged();
}
