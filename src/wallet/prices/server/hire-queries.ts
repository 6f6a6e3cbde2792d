import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { readServiceFees } from './service-fees.ts';

/** Hires whose hours have no price: those who work now, and those whose hours wait. With a search all hires that it finds. */
export async function listHiresToPrice(
  { database, now }: SignedInContext,
  { search }: { search: string },
): Promise<{ hires: HireToPrice[] }> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await listHires(
    database,
    search === ''
      ? sql`${isUnpriced} and (h.ended_at is null or waiting.minutes > 0)`
      : sql`${isPaidHere} and (u.name ilike ${pattern} or p.title ilike ${pattern} or w.company ilike ${pattern})`,
  );
  const fees = await readServiceFees(database, [...new Set(rows.map(({ project }) => project.projectId))], now);
  return {
    hires: rows.map(({ memberId: _member, workspaceId: _space, ...hire }) => ({
      ...{ ...hire, serviceFee: fees.get(hire.project.projectId)! },
    })),
  };
}

export type HireRow = Omit<HireToPrice, 'serviceFee'> & { memberId: string; workspaceId: string };

const MOST_HIRES = 200;
/** Hires of a CLT contract are paid by nobody here. */
const isPaidHere: SQL = sql`coalesce(o.hiring_model, '') <> 'CLT'`;
export const isUnpriced: SQL = sql`h.priced_at is null and ${isPaidHere}`;

/** Hires with what is known of their price; `where` narrows by hire `h`, position `o`, person `u`, project `p` or company `w`. */
export async function listHires(database: Database, where: SQL): Promise<HireRow[]> {
  const { rows } = await database.execute<HireRow & Record<string, unknown>>(sql`
    select h.id as "hireId", h.member_id as "memberId", h.workspace_id as "workspaceId", u.name, u.image,
      u.deleted_at is not null as "isGone", coalesce(w.company, '') as company, o.title as "positionTitle", o.hiring_model as "hiringModel",
      jsonb_build_object('projectId', p.id, 'title', p.title) as project,
      case when h.agreed_gross is not null then
        jsonb_build_object('grossCents', h.agreed_gross, 'netCents', h.agreed_net) end as agreed,
      coalesce(h.agreed_currency, 'BRL') as currency, h.priced_at is not null as "isPriced",
      coalesce(waiting.minutes, 0)::int as "waitingMinutes",
      case when x.hire_id is not null then jsonb_build_object('grossCents', x.gross_cents, 'netCents', x.net_cents,
        'countsFrom', x.counts_from, 'reason', x.reason) end as asked
    from project_professionals h join positions o on o.id = h.position_id join users u on u.id = h.member_id
    join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    left join hire_prices x on x.hire_id = h.id and x.holds_from is null
    left join lateral (
      select sum(e.minutes) as minutes from time_entries e where e.hire_id = h.id and e.state = 'payable') waiting on true
    where ${where}
    order by coalesce(waiting.minutes, 0) desc, h.id limit ${MOST_HIRES}`);
  return rows;
}

/** Whether hours were worked that a price from a day on would be for, and whether the day is wrong: hours before it wait, or hours since are covered. */
export async function readWorkedHours(
  database: Database,
  { hireId, countsFrom }: { hireId: string; countsFrom: string | null },
): Promise<{ isWorked: boolean; isWrongDay: boolean }> {
  const isSince = sql`(${countsFrom}::date is null or e.local_date >= ${countsFrom}::date)`;
  const { rows } = await database.execute<{ isWorked: boolean; isWrongDay: boolean }>(sql`
    select coalesce(bool_or(${isSince}), false) as "isWorked",
      coalesce(bool_or((e.state = 'paid' or c.entry_id is not null and ${isSince}) = ${isSince}), false) as "isWrongDay"
    from time_entries e left join covered_hours c on c.entry_id = e.id
    where e.hire_id = ${hireId} and e.state <> 'refused'`);
  return rows[0]!;
}
