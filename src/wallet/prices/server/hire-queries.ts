import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { HiringModel } from '#projects/rules/terms.ts';

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
  proposalId: string | null;
  proposedGross: number | null;
  proposedNet: number | null;
  companyAt: string | null;
  memberAt: string | null;
  /** The proposal can't hold: see `isBelowAgreed`. Null: there is none. */
  isBelowAgreed: boolean | null;
}

const MOST_HIRES = 200;
/** Hires that have no price and are not of a CLT contract, which nobody pays here. */
export const isUnpriced: SQL = sql`h.priced_at is null and coalesce(o.hiring_model, '') <> 'CLT'`;

/**
 * Proposals `x` below what person `u` agreed on in hire `h`, and did not confirm before the account was deleted: nobody else may accept less, so
 * an administrator sets another price.
 */
export const isBelowAgreed: SQL = sql`(u.deleted_at is not null and x.member_at is null and x.net_cents < coalesce(h.agreed_net, 0))`;

/** Hires with what is known of their price; `where` narrows by hire `h`, position `o`, person `u`, project `p` or proposal `x`. */
export async function listHires(database: Database, where: SQL): Promise<HireRow[]> {
  const { rows } = await database.execute<HireRow>(sql`
    select h.id as "hireId", h.member_id as "memberId", h.workspace_id as "workspaceId", h.project_id as "projectId",
      u.name, u.image, u.deleted_at is not null as "isGone", w.company, p.title as "projectTitle", o.title as "positionTitle", o.hiring_model as "hiringModel",
      h.agreed_gross::float8 as "agreedGross", h.agreed_net::float8 as "agreedNet",
      coalesce(h.agreed_currency, 'BRL') as currency, h.priced_at is not null as "isPriced",
      coalesce(waiting.minutes, 0)::int as "waitingMinutes",
      x.id as "proposalId", x.gross_cents::float8 as "proposedGross", x.net_cents::float8 as "proposedNet",
      to_json(x.company_at) #>> '{}' as "companyAt", to_json(x.member_at) #>> '{}' as "memberAt",
      ${isBelowAgreed} as "isBelowAgreed"
    from project_professionals h join positions o on o.id = h.position_id join users u on u.id = h.member_id
    join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    left join hire_prices x on x.hire_id = h.id and x.replaced_at is null and x.holds_from is null
    left join lateral (
      select sum(e.minutes) as minutes from time_entries e where e.hire_id = h.id and e.state = 'payable') waiting on true
    where ${where}
    order by coalesce(waiting.minutes, 0) desc, h.id limit ${MOST_HIRES}`);
  return rows;
}
