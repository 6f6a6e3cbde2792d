import { sql, type SQL } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { readServiceFees } from './service-fees.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { HiringModel } from '#projects/rules/terms.ts';

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
  const fees = await readServiceFees(database, [...new Set(rows.map(({ projectId }) => projectId))], now);
  return {
    hires: rows.map((row) => ({
      ...{ hireId: row.hireId, isGone: row.isGone, name: row.name, image: row.image, company: row.company ?? '' },
      currency: row.currency,
      project: { projectId: row.projectId, title: row.projectTitle },
      ...{ positionTitle: row.positionTitle, hiringModel: row.hiringModel, waitingMinutes: row.waitingMinutes },
      agreed: row.agreedGross === null ? null : { grossCents: row.agreedGross, netCents: row.agreedNet! },
      isPriced: row.isPriced,
      serviceFee: fees.get(row.projectId)!,
      asked:
        row.askedGross === null
          ? null
          : {
              ...{ grossCents: row.askedGross, netCents: row.askedNet! },
              ...{ countsFrom: row.askedFrom, reason: row.askedReason! },
            },
    })),
  };
}

interface HireRow extends Record<string, unknown> {
  hireId: string;
  memberId: string;
  workspaceId: string;
  projectId: string;
  name: string;
  /** The account is deleted. */
  isGone: boolean;
  image: string | null;
  company: string | null;
  projectTitle: string;
  positionTitle: string;
  hiringModel: HiringModel | null;
  agreedGross: number | null;
  agreedNet: number | null;
  /** The currency of all its amounts. */
  currency: Currency;
  isPriced: boolean;
  waitingMinutes: number;
  /** What a second administrator was asked about. */
  askedGross: number | null;
  askedNet: number | null;
  askedFrom: string | null;
  askedReason: string | null;
}

const MOST_HIRES = 200;
/** Hires of a CLT contract are paid by nobody here. */
const isPaidHere: SQL = sql`coalesce(o.hiring_model, '') <> 'CLT'`;
export const isUnpriced: SQL = sql`h.priced_at is null and ${isPaidHere}`;

/** Hires with what is known of their price; `where` narrows by hire `h`, position `o`, person `u`, project `p` or company `w`. */
export async function listHires(database: Database, where: SQL): Promise<HireRow[]> {
  const { rows } = await database.execute<HireRow>(sql`
    select h.id as "hireId", h.member_id as "memberId", h.workspace_id as "workspaceId", h.project_id as "projectId",
      u.name, u.image, u.deleted_at is not null as "isGone", w.company, p.title as "projectTitle", o.title as "positionTitle", o.hiring_model as "hiringModel",
      h.agreed_gross::float8 as "agreedGross", h.agreed_net::float8 as "agreedNet",
      coalesce(h.agreed_currency, 'BRL') as currency, h.priced_at is not null as "isPriced",
      coalesce(waiting.minutes, 0)::int as "waitingMinutes",
      x.gross_cents::float8 as "askedGross", x.net_cents::float8 as "askedNet", x.counts_from::text as "askedFrom", x.reason as "askedReason"
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
