import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isUuid } from '#platform/contract/uuid.ts';
import type { PaymentView, RunView } from '#payouts/pay-runs/contract.ts';
import { findApprovalReasons } from '#second-approvals/rules/outgoing.ts';
import { readOutgoingToday } from '#second-approvals/server/count-outgoing.ts';
import { differsFor, ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { evidenceOf, sumOf } from './freeze-run.ts';
import { isInRun, listPayableHires, netToTax, type PayableHire } from './payable-hires.ts';
import { isAskedPayment, isCreditedPayment, isHeldPayment } from './payment-conditions.ts';
import { shownKey } from './payment-keys.ts';
import type { Payment } from './tables.ts';

const RUNS_SHOWN = 30;
const PAYMENTS_SHOWN = 50;
const PEOPLE_SHOWN = 300;

/** What a run of now would pay to whom, and what waits for what: those about whom somebody has to do something first. */
export async function readPreview({ database, settings: { dailyLimitCents, requireNota }, now }: SignedInContext) {
  const hires = await listPayableHires(database, { requireNota });
  const paid = hires.filter(isInRun);
  const people = [...Map.groupBy(hires, ({ memberId }) => memberId).values()].toSorted(
    (one, other) => Number(other.some(takesHands)) - Number(one.some(takesHands)),
  );
  const total = sumOf(paid);
  return {
    people: people.slice(0, PEOPLE_SHOWN).map(presentPerson),
    peopleCount: people.length,
    total,
    approval: findApprovalReasons({
      ...{ cents: total.netCents, centsOfToday: await readOutgoingToday(database, now), dailyLimitCents, now },
      ...evidenceOf(paid),
    }),
    ledgerDiffers: await ledgerDiffers(database),
  };
}

const takesHands = (hire: PayableHire) => hire.isGone || !isInRun(hire);

function presentPerson(hires: PayableHire[]) {
  const { memberId, isGone, name, image } = hires[0]!;
  const { minutes, grossCents, netCents } = sumOf(hires.filter(isInRun));
  const taxes = hires.find((hire) => hire.taxes !== null)?.taxes ?? null;
  return {
    ...{ memberId, isGone, name, image, minutes, grossCents, netCents },
    taxes: taxes && { inssCents: taxes.inssCents, irrfCents: taxes.irrfCents, issCents: taxes.issCents },
    netToTaxCents: netToTax(hires),
    hires: hires.map((hire) => ({
      ...{ hireId: hire.hireId, projectTitle: hire.projectTitle, company: hire.company ?? '', hold: hire.hold },
      ...{ currency: hire.currency, minutes: hire.coveredMinutes, grossCents: hire.coveredCents },
      ...{ netCents: hire.netCents, waitingMinutes: hire.waitingMinutes },
    })),
  };
}

export async function listRuns({ database }: SignedInContext, cursor: string | undefined) {
  const runs = await selectRuns(
    database,
    cursor === undefined ? sql`true` : sql`r.id < ${cursor}::uuid`,
    RUNS_SHOWN + 1,
  );
  const shown = runs.slice(0, RUNS_SHOWN);
  return { runs: shown, next: runs.length > RUNS_SHOWN ? shown.at(-1)!.runId : null };
}

async function selectRuns(database: Database, where: SQL, limit: number): Promise<RunView[]> {
  const { rows } = await database.execute<RunView & Record<string, unknown>>(sql`
    select r.id as "runId", r.state, r.currency, r.people_count as "peopleCount", r.minutes, r.gross_cents::float8 as "grossCents",
      r.net_cents::float8 as "netCents", u.name as "createdBy", r.created_at as "createdAt",
      r.needed_approval as "neededApproval", y.paid::float8 as "paidCents", y.taxes::float8 as "taxCents", y.count::int as "paidCount", y.broken::int as "brokenCount"
    from pay_runs r join users u on u.id = r.created_by
    join lateral (
      select coalesce(sum(y.cents) filter (where y.state in ('paid', 'paidByHand')), 0) as paid,
        count(*) filter (where y.state in ('paid', 'paidByHand')) as count, coalesce(sum(y.tax_cents), 0) as taxes,
        count(*) filter (where y.state in ('failed', 'returned')) as broken
      from payments y where y.run_id = r.id) y on true
    where ${where} order by r.id desc limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

type PaymentRow = Omit<PaymentView, 'key'> & Pick<Payment, 'key' | 'keyKind'> & { rank: number };

/** One run; its payments, those that are broken first. A cursor is the rank and the id of the last one. */
export async function readRun({ database }: SignedInContext, runId: string, cursor: string | undefined) {
  const [run] = await selectRuns(database, sql`r.id = ${runId}`, 1);
  if (!run) throw platformErrors.notFound();
  const [rank, id] = cursor?.split('.') ?? [];
  if (cursor !== undefined && (!/^[01]$/.test(rank ?? '') || !isUuid(id ?? ''))) throw platformErrors.notFound();
  const after = cursor === undefined ? sql`true` : sql`(ranked.rank, ranked.id) > (${Number(rank)}::int, ${id}::uuid)`;
  const { rows } = await database.execute<PaymentRow & Record<string, unknown>>(sql`
    select ranked.id as "paymentId", ranked.member_id as "memberId", u.deleted_at is not null as "isGone", u.name, u.image, ranked.cents::float8 as cents, ranked.tax_cents::float8 as "taxCents", ranked.key, ranked.key_kind as "keyKind",
      ranked.state, ranked.reason, ranked.attempt, ranked.paid_at as "paidAt", ranked.rank,
      ${isAskedPayment(sql`ranked`)} as "isAsked", (${isHeldPayment(sql`ranked`)}
        or ranked.state in ('waiting', 'failed', 'returned') and ${differsFor(sql`ranked.member_id`)}) as "isBlocked", ${isCreditedPayment(sql`ranked`)} as "isCredited", (
        select coalesce(jsonb_agg(distinct jsonb_build_object('notaId', n.id, 'number', n.number, 'hasFile', n.file_key is not null)), '[]')
        from pay_run_hires h join pay_run_entries x on x.run_hire_id = h.id and x.released_at is null join time_entries e on e.id = x.entry_id
        join professional_notas n on n.hire_id = h.hire_id and n.month = date_trunc('month', e.local_date)::date
        where h.payment_id = ranked.id) as notas
    from (select y.*, case when y.state in ('failed', 'returned') then 0 else 1 end as rank from payments y where y.run_id = ${runId}) ranked
    join users u on u.id = ranked.member_id
    where ${after} order by ranked.rank, ranked.id limit ${PAYMENTS_SHOWN + 1}`);
  const shown = rows.slice(0, PAYMENTS_SHOWN);
  const last = shown.at(-1);
  return {
    run,
    payments: shown.map(presentPayment),
    next: rows.length > PAYMENTS_SHOWN && last ? `${last.rank}.${last.paymentId}` : null,
  };
}

function presentPayment({ key, keyKind, rank: _, paidAt, ...row }: PaymentRow): PaymentView {
  return {
    ...row,
    key: shownKey({ key, keyKind }),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
  };
}
