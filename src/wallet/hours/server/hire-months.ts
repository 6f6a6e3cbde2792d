import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { entryStates, isUnsettled } from '#timesheets/hours/rules/entry-life.ts';
import { isPaidByCredits, isUncovered } from './payable-entries.ts';

interface HireMonthRow extends Record<string, unknown> {
  projectId: string;
  /** Zero for those who left. */
  monthlyHours: number | null;
  /** In the month: pending, held, payable or paid. */
  workedMinutes: number;
  /** Minutes from any month that are payable, or still to be decided, and have no credits set aside. */
  uncoveredMinutes: number;
  grossCents: number;
}

const unsettled: SQL = sql`e.state = any(${sql.param(entryStates.filter(isUnsettled))}::text[])`;

/** What everybody whom credits pay has worked in projects: in a month, dates from and until, and without credits; one statement. */
export async function readHireMonths(
  database: Database,
  projectIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<Map<string, HireMonthRow[]>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<HireMonthRow>(sql`
    select h.project_id as "projectId", h.agreed_gross::float8 as "grossCents",
      case when h.ended_at is null then coalesce(h.agreed_hours, o.monthly_hours) else 0 end as "monthlyHours",
      coalesce(worked.minutes, 0)::float8 as "workedMinutes", coalesce(uncovered.minutes, 0)::float8 as "uncoveredMinutes"
    from project_professionals h join positions o on o.id = h.position_id join projects p on p.id = h.project_id
    left join lateral (
      select sum(e.minutes) as minutes from time_entries e
      where e.hire_id = h.id and e.workspace_id = p.workspace_id and e.state <> 'refused'
        and e.local_date >= ${from} and e.local_date < ${until}) worked on true
    left join lateral (
      select sum(e.minutes) as minutes from time_entries e
      where e.hire_id = h.id and e.workspace_id = p.workspace_id and (${unsettled} or ${isUncovered})) uncovered on true
    where h.project_id = any(${sql.param([...projectIds])}::uuid[]) and ${isPaidByCredits}
      and (h.ended_at is null or uncovered.minutes is not null)
    order by h.id`);
  return Map.groupBy(rows, ({ projectId }) => projectId);
}
