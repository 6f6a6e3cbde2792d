import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether something is owed to a person, or may still come to be: hours that nobody has paid or refused, whatever keeps them, and money that has
 * not arrived. Of a payment that waits, failed or came back it is the one or the other. CLT hours are never paid here.
 */
export const isOwedTo = (memberId: SQL): SQL => sql`(
  exists (
    select from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    where e.member_id = ${memberId} and e.state not in ('refused', 'paid') and coalesce(o.hiring_model, '') <> 'CLT')
  or exists (
    select from ledger_accounts a join ledger_balances b on b.account_id = a.id
    where a.member_id = ${memberId} and b.cents <> 0))`;
