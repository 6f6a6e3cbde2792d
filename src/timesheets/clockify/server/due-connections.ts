import { and, lte, type SQL, sql } from 'drizzle-orm';
import { projectStatuses } from '#projects/rules/terms.ts';
import { entryStates, isUnsettled } from '#timesheets/hours/rules/entry-life.ts';
import { takesHours } from '#timesheets/hours/rules/hours-obstacle.ts';
import { clockifyConnections } from './tables.ts';

const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const working = list(projectStatuses.filter(takesHours));
const unsettled = list(entryStates.filter(isUnsettled));

/** The project takes hours, or some that came from Clockify can still be contested. */
export function isFetched(now: Date): SQL {
  const id = sql`clockify_connections.project_id`;
  return sql`(exists (select from projects p where p.id = ${id} and p.status in (${working}))
    or exists (select from time_entries e where e.project_id = ${id} and e.origin = 'clockify' and e.state in (${unsettled})
      and e.deadline_at >= ${now.toISOString()}::timestamptz))`;
}

/** It is time, and nobody fetches it. */
export function isDue(now: Date): SQL {
  const { nextFetchAt, leaseUntil } = clockifyConnections;
  const isFree = sql`(${leaseUntil} is null or ${leaseUntil} < ${now.toISOString()}::timestamptz)`;
  return and(lte(nextFetchAt, now), isFree, isFetched(now))!;
}
