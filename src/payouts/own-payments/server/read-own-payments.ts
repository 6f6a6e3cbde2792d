import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import type { OwnHire, OwnPayment, OwnSums } from '#payouts/own-payments/contract.ts';
import { listPayableHires } from '#payouts/pay-runs/server/payable-hires.ts';
import { isHeldPayment } from '#payouts/pay-runs/server/payment-conditions.ts';
import { shownKey } from '#payouts/pay-runs/server/payment-keys.ts';
import type { Payment } from '#payouts/pay-runs/server/tables.ts';

const PAYMENTS_SHOWN = 30;

export async function readOwnPayments(
  { database, session: { userId }, settings: { requireNota } }: SignedInContext,
  cursor: string | undefined,
) {
  const [hires, totals, payments] = await Promise.all([
    listOwnHires(database, userId, requireNota),
    readTotals(database, userId),
    listPayments(database, userId, cursor),
  ]);
  const shown = payments.slice(0, PAYMENTS_SHOWN);
  return {
    ...sumsOf('BRL', hires, totals),
    otherCurrencies: currencies
      .filter((currency) => currency !== 'BRL' && [...hires, ...totals].some((one) => one.currency === currency))
      .map((currency) => ({ currency, ...sumsOf(currency, hires, totals) })),
    years: [...new Set(totals.flatMap(({ years }) => years))].toSorted((one, other) => other - one),
    hires,
    payments: shown,
    next: payments.length > PAYMENTS_SHOWN ? shown.at(-1)!.paymentId : null,
  };
}

/** Currencies are never added up. */
function sumsOf(currency: Currency, hires: readonly OwnHire[], totals: readonly Totals[]): OwnSums {
  const own = hires.filter((hire) => hire.currency === currency);
  const sum = (value: (hire: OwnHire) => number | null) => own.reduce((all, hire) => all + (value(hire) ?? 0), 0);
  const { inRunCents, paidCents } = totals.find((one) => one.currency === currency) ?? { inRunCents: 0, paidCents: 0 };
  return {
    expectedCents: sum(({ openCents }) => openCents),
    payableCents: sum(({ payableCents }) => payableCents),
    ...{ inRunCents, paidCents },
  };
}

type HireRow = Pick<OwnHire, 'hireId' | 'projectTitle' | 'currency' | 'openMinutes'> & {
  company: string | null;
  isPriced: boolean;
  openNet: number;
};

/** The hires with hours that are not paid; CLT hours are never paid here. */
async function listOwnHires(database: Database, memberId: string, requireNota: boolean): Promise<OwnHire[]> {
  const [{ rows }, payable] = await Promise.all([
    database.execute<HireRow & Record<string, unknown>>(sql`
      select h.id as "hireId", p.title as "projectTitle", w.company,
        coalesce(h.agreed_currency, 'BRL') as currency, h.priced_at is not null as "isPriced",
        coalesce(open.minutes, 0)::int as "openMinutes", coalesce(open.net, 0)::float8 as "openNet"
      from project_professionals h join positions o on o.id = h.position_id join projects p on p.id = h.project_id
      join workspaces w on w.id = h.workspace_id
      left join lateral (
        select sum(e.minutes) as minutes, sum(${pricedMinutes(sql`e.minutes`, sql`h.agreed_net`)}) as net from time_entries e
        where e.hire_id = h.id and e.state in ('pending', 'contested', 'held')) open on true
      where h.member_id = ${memberId} and coalesce(o.hiring_model, '') <> 'CLT'
      order by h.created_at desc, h.id limit 200`),
    listPayableHires(database, { memberId, requireNota }),
  ]);
  const payableOf = new Map(payable.map((hire) => [hire.hireId, hire]));
  return rows
    .map(({ company, isPriced, openNet, ...row }): OwnHire => {
      const own = payableOf.get(row.hireId);
      const payableNet = own ? own.netCents + own.waitingNet : 0;
      return {
        ...{ ...row, company: company ?? '', payableMinutes: own ? own.coveredMinutes + own.waitingMinutes : 0 },
        openCents: isPriced ? openNet : null,
        payableCents: isPriced ? payableNet : null,
        uncoveredMinutes: own?.waitingMinutes ?? 0,
        hold: own?.hold ?? null,
        notas: own?.notas ?? [],
      };
    })
    .filter(({ openMinutes, payableMinutes }) => openMinutes + payableMinutes > 0);
}

interface Totals extends Record<string, unknown> {
  currency: Currency;
  inRunCents: number;
  paidCents: number;
  /** In which something was paid. */
  years: number[];
}

async function readTotals(database: Database, memberId: string): Promise<Totals[]> {
  const { rows } = await database.execute<Totals>(sql`
    select y.currency, coalesce(sum(y.cents) filter (where y.state in ('waiting', 'sending', 'failed', 'returned')), 0)::float8 as "inRunCents",
      coalesce(sum(y.cents) filter (where y.state in ('paid', 'paidByHand')), 0)::float8 as "paidCents",
      coalesce(array_agg(distinct extract(year from y.paid_at at time zone 'America/Sao_Paulo')::int)
        filter (where y.state in ('paid', 'paidByHand')), '{}') as years
    from payments y where y.member_id = ${memberId} and y.state <> 'dropped' group by y.currency`);
  return rows;
}

type PaymentRow = Omit<OwnPayment, 'key'> & Pick<Payment, 'key' | 'keyKind'>;

async function listPayments(database: Database, memberId: string, cursor: string | undefined): Promise<OwnPayment[]> {
  const { rows } = await database.execute<PaymentRow & Record<string, unknown>>(sql`
    select y.id as "paymentId", y.currency, y.cents::float8 as cents, y.tax_cents::float8 as "taxCents", coalesce(worked.minutes, 0)::int as minutes, y.state, y.reason, y.key,
      y.key_kind as "keyKind", y.created_at as "createdAt", y.paid_at as "paidAt", ${isHeldPayment(sql`y`)} as "isBlocked"
    from payments y left join lateral (
      select sum(h.minutes) as minutes from pay_run_hires h where h.payment_id = y.id and h.released_at is null) worked on true
    where y.member_id = ${memberId} and y.state <> 'dropped' and (${cursor ?? null}::uuid is null or y.id < ${cursor ?? null}::uuid)
    order by y.id desc limit ${PAYMENTS_SHOWN + 1}`);
  return rows.map(({ key, keyKind, createdAt, paidAt, ...row }) => ({
    ...row,
    key: shownKey({ key, keyKind }),
    createdAt: new Date(createdAt).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
  }));
}
