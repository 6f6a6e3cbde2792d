import { type SQL, sql } from 'drizzle-orm';
import { waitingColumns } from '#platform/capability/waiting.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { isUncovered } from '#wallet/hours/server/payable-entries.ts';

/** Approved hours of each hire `h` in another currency than reais that nobody has asked to confirm yet, with what they cost their company. */
const listHoursAbroad = (where: SQL) => sql`
  select h.workspace_id, h.agreed_currency as currency, min(e.updated_at) as since,
    sum(${pricedMinutes(sql`e.minutes`, sql`h.agreed_gross`)}) as cents
  from project_professionals h join positions o on o.id = h.position_id join time_entries e on e.hire_id = h.id
  where h.agreed_currency <> 'BRL' and h.priced_at is not null and h.payment_blocked_at is null
    and coalesce(o.hiring_model, '') <> 'CLT' and ${isUncovered} and ${where}
  group by h.id`;

const free = sql`coalesce((select b.cents from ledger_balances b join ledger_accounts a on a.id = b.account_id
  where a.key = 'available:' || d.currency || ':' || d.workspace_id), 0)`;

/** For administrators: hires whose company has the credits, so that they can be paid outside now. */
export const selectToPayAbroad = () => sql`
  select ${waitingColumns({ count: sql`count(*)`, since: sql`min(d.since)` })}
  from (${listHoursAbroad(sql`true`)}) d where ${free} >= d.cents having count(*) > 0`;

/** Whether there are such hours of one person. */
export const isToPayAbroadTo = (memberId: SQL) => sql<boolean>`exists (
  select from (${listHoursAbroad(sql`h.member_id = ${memberId}`)}) d where ${free} >= d.cents)`;

/** For a company: currencies of which it has fewer credits than these hours cost together. */
export const selectToTopUpAbroad = (workspaceId: string) => sql`
  select ${waitingColumns({
    count: sql`count(*)`,
    since: sql`min(d.since)`,
    place: sql`jsonb_build_object('currency', d.currency)`,
  })}
  from (${listHoursAbroad(sql`h.workspace_id = ${workspaceId}`)}) d
  group by d.workspace_id, d.currency having ${free} < sum(d.cents)`;
