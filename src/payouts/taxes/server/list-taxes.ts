import { sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TaxName } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import type { DueTax } from '#payouts/taxes/contract.ts';

/** Of three taxes, more than the five years for which the state may ask. */
const MOST_ROWS = 240;

type Row = Omit<DueTax, 'openCents'> & Record<string, unknown>;

/** Withheld is what the ledger withheld: the month is that of its transaction. */
export async function listTaxes(database: Database, only?: { tax: TaxName; month: string }): Promise<DueTax[]> {
  const { rows } = await database.execute<Row>(sql`
    with withheld as (
      select date_trunc('month', t.posted_at at time zone ${HOME_TIME_ZONE})::date as month, part.tax, sum(part.cents) as cents
      from withheld_taxes x join ledger_transactions t on t.idempotency_key = 'payment:' || x.payment_id || ':withheld'
      cross join lateral (values ('inss', x.inss_cents), ('irrf', x.irrf_cents), ('iss', x.iss_cents)) part (tax, cents)
      where part.cents > 0 and (${only?.tax ?? null}::text is null or part.tax = ${only?.tax ?? null})
      group by 1, 2)
    select to_char(w.month, 'YYYY-MM') as month, w.tax, w.cents::float8 as "withheldCents",
      coalesce(over.paid, 0)::float8 as "paidCents", coalesce(over.asked, 0)::float8 as "askedCents",
      coalesce(over.payments, '[]') as payments
    from withheld w left join lateral (
      select sum(p.cents) filter (where p.state = 'paid') as paid, sum(p.cents) filter (where p.state = 'asked') as asked,
        jsonb_agg(jsonb_build_object('guide', p.guide, 'paidOn', p.paid_on, 'cents', p.cents, 'isAsked', p.state = 'asked')
          order by p.paid_on, p.id) as payments
      from tax_payments p where p.month = w.month and p.tax = w.tax and p.state <> 'dropped') over on true
    where ${only?.month ?? null}::text is null or to_char(w.month, 'YYYY-MM') = ${only?.month ?? null}
    order by w.month desc, w.tax limit ${MOST_ROWS}`);
  return rows.map((row) => ({ ...row, openCents: row.withheldCents - row.paidCents - row.askedCents }));
}
