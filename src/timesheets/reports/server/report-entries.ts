import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';
import { matchingEntries } from '#timesheets/timesheet/server/matching-entries.ts';
import type { ReportScope } from './report-scope.ts';

/** An entry as a report reads it; dates and times are those that its author's clock showed. */
export interface ReportEntry extends Record<string, unknown> {
  id: string;
  taskId: string;
  task: string;
  /** Empty: the account was deleted. */
  professional: string;
  description: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `YYYY-MM-DDTHH:MM` */
  start: string;
  end: string;
  timeZone: string;
  minutes: number;
  state: EntryState;
  /** Cents per hour: the company reads the gross, a professional the own net. */
  price: number | null;
  currency: string | null;
  startedAt: string;
}

const ENTRIES_PER_PAGE = 2_000;

/**
 * All entries of a report, oldest first, page by page: each page begins behind the last entry of the one before, so that the millionth takes
 * no longer than the first. A page is cut before anything is joined to it.
 */
export async function* readEntries(
  database: Database,
  scope: ReportScope,
  pageSize = ENTRIES_PER_PAGE,
): AsyncGenerator<ReportEntry[]> {
  const matched = matchingEntries(scope, scope.filter);
  const price = priceOfEntry(sql`p`, scope.part === 'professional' ? 'net' : 'gross');
  const wall = sql.raw(`'YYYY-MM-DD"T"HH24:MI'`);
  let last: ReportEntry | undefined;
  do {
    const later = last
      ? sql`and (e.local_date, e.started_at, e.id) > (${last.date}::date, ${last.startedAt}::timestamptz, ${last.id}::uuid)`
      : sql``;
    const { rows } = await database.execute<ReportEntry>(sql`
      select e.id, e.task_id as "taskId", task.title as task, u.name as professional, e.description,
        e.local_date::text as date, to_char(e.started_at at time zone e.time_zone, ${wall}) as start,
        to_char(e.ended_at at time zone e.time_zone, ${wall}) as "end", e.time_zone as "timeZone", e.minutes, e.state,
        ${price}::float8 as price, p.agreed_currency as currency, e.started_at::text as "startedAt"
      from (
        select e.* from time_entries e ${joinedTask(scope)} where ${matched} ${later}
        order by e.local_date, e.started_at, e.id limit ${pageSize}
      ) e join tasks task on task.id = e.task_id join users u on u.id = e.member_id
        join project_professionals p on p.id = e.hire_id
      order by e.local_date, e.started_at, e.id`);
    if (rows.length > 0) yield rows;
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
}

/** How many entries match, counted to a maximum. */
export async function countEntries(database: Database, scope: ReportScope, maximum?: number): Promise<number> {
  const matched = matchingEntries(scope, scope.filter);
  const bound = maximum === undefined ? sql`` : sql`limit ${maximum}`;
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from time_entries e ${joinedTask(scope)} where ${matched} ${bound}) as found`);
  return rows[0]!.count;
}

/** The task is joined only where its title is searched. */
function joinedTask({ filter }: ReportScope) {
  return filter.search ? sql`join tasks t on t.id = e.task_id` : sql``;
}
