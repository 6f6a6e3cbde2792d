import { sql } from 'drizzle-orm';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import type { HiringModel } from '#projects/rules/terms.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';

const MAXIMUM_MONTHS = 120;

interface MonthRow extends Record<string, unknown> {
  month: string;
  professionalId: string;
  positionTitle: string;
  hiringModel: HiringModel | null;
  payable: number;
  paid: number;
  open: number;
  refused: number;
  net: string | null;
  gross: string | null;
  currency: Currency | null;
}

const priced = (side: 'net' | 'gross') =>
  sql`sum(${pricedMinutes(sql`e.minutes`, priceOfEntry(sql`p`, side))}) filter (where e.state in ('payable', 'paid'))`;

/**
 * What a professional's hours in a project come to by the agreed figures, by month and hire. Hours of a CLT contract are tracked and never paid
 * here.
 */
export async function readFinance(
  context: SignedInContext,
  { projectId, userId }: { projectId: string; userId: string },
) {
  const { database } = context;
  await requireReader(database, context, projectId);
  const [{ rows }, { rows: hires }] = await Promise.all([
    database.execute<MonthRow>(sql`
      select to_char(e.local_date, 'YYYY-MM') as month, p.id as "professionalId", o.title as "positionTitle",
        o.hiring_model as "hiringModel", p.agreed_currency as currency,
        coalesce(sum(e.minutes) filter (where e.state = 'payable'), 0)::int as payable,
        coalesce(sum(e.minutes) filter (where e.state = 'paid'), 0)::int as paid,
        coalesce(sum(e.minutes) filter (where e.state in ('pending', 'contested', 'held')), 0)::int as open,
        coalesce(sum(e.minutes) filter (where e.state = 'refused'), 0)::int as refused,
        coalesce(${priced('net')}, 0)::text as net, coalesce(${priced('gross')}, 0)::text as gross
      from project_professionals p join time_entries e on e.hire_id = p.id join positions o on o.id = p.position_id
      where p.project_id = ${projectId} and p.member_id = ${userId}
      group by 1, p.id, o.title, o.hiring_model order by 1 desc, p.created_at desc limit ${MAXIMUM_MONTHS}`),
    database.execute(
      sql`select from project_professionals p where p.project_id = ${projectId} and p.member_id = ${userId} limit 1`,
    ),
  ]);
  if (hires.length === 0) throw platformErrors.notFound();
  return {
    months: rows.map(({ currency, net, gross, ...row }) => ({
      month: row.month,
      professionalId: row.professionalId,
      positionTitle: row.positionTitle,
      hiringModel: row.hiringModel,
      payableMinutes: row.payable,
      paidMinutes: row.paid,
      openMinutes: row.open,
      refusedMinutes: row.refused,
      expected:
        currency === null || row.hiringModel === 'CLT' ? null : { net: Number(net), gross: Number(gross), currency },
    })),
  };
}
