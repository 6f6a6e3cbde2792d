import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { PayableEntry } from '#wallet/hours/rules/cover-hours.ts';

/** Hires `h` on their positions `o` whose hours credits pay: by a price in reais, and not by a CLT contract. */
export const isPaidByCredits: SQL = sql`h.priced_at is not null and h.agreed_currency = 'BRL' and coalesce(o.hiring_model, '') <> 'CLT'`;

/** The same hires, and those that only lack their price. */
export const mayBePaidByCredits: SQL = sql`coalesce(h.agreed_currency, 'BRL') = 'BRL' and coalesce(o.hiring_model, '') <> 'CLT'`;

/** Payable entries `e` for which no credits are set aside. */
export const isUncovered: SQL = sql`e.state = 'payable' and not exists (select from covered_hours c where c.entry_id = e.id)`;

/**
 * Which approved hours of a space wait to be paid: `owed`, whatever keeps them (no credits, no price, another currency), or only `debited` ones,
 * which the company has covered for good and whose money has not reached everybody yet. Null: none.
 */
export async function findUnpaidHours(database: Database, workspaceId: string): Promise<'owed' | 'debited' | null> {
  const { rows } = await database.execute<{ isDebited: boolean }>(sql`
    select c.debited_at is not null as "isDebited"
    from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    left join covered_hours c on c.entry_id = e.id
    where e.workspace_id = ${workspaceId} and e.state = 'payable' and coalesce(o.hiring_model, '') <> 'CLT'
    order by 1 limit 1`);
  const [first] = rows;
  return first ? (first.isDebited ? 'debited' : 'owed') : null;
}

/** More than a project's people can work in years; what is beyond waits for the next time. */
const AT_ONCE = 5_000;

/** The payable hours of a project that wait for credits, oldest first. */
export async function listUncovered(
  transaction: Database,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<PayableEntry[]> {
  const { rows } = await transaction.execute<PayableEntry & Record<string, unknown>>(sql`
    select e.id as "entryId", e.hire_id as "hireId", e.minutes, h.agreed_gross::float8 as "grossCents"
    from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    where e.project_id = ${projectId} and e.workspace_id = ${workspaceId} and ${isUncovered} and ${isPaidByCredits}
    order by e.local_date, e.started_at, e.id limit ${AT_ONCE}`);
  return rows;
}
