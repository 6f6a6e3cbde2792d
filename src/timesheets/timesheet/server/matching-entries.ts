import { type SQL, sql } from 'drizzle-orm';
import { containsTyped } from '#platform/capability/finding.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { statesOfStatus, type TimesheetStatus } from '#timesheets/hours/rules/entry-life.ts';

export interface TimesheetFilter {
  /** Local dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  professionals?: readonly string[] | undefined;
  status?: readonly TimesheetStatus[] | undefined;
  /** In the titles of tasks. */
  search?: string | undefined;
}

type Reader = Pick<BoardReader, 'projectId' | 'part' | 'userId'>;

/** The entries that the caller reads and that match; aliases `e` and, of their task, `t`. Hours of deleted tasks stay due and are shown. */
export function matchingEntries(reader: Reader, { from, to, professionals, status, search }: TimesheetFilter): SQL {
  // Always with both dates, so that a period of any kind is one statement.
  const conditions = [
    sql`e.project_id = ${reader.projectId}`,
    sql`e.local_date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`,
  ];
  if (reader.part === 'professional') conditions.push(sql`e.member_id = ${reader.userId}`);
  if (professionals?.length) conditions.push(sql`e.member_id = any(${sql.param([...professionals])}::uuid[])`);
  if (status?.length) conditions.push(sql`e.state = any(${sql.param(status.flatMap(statesOfStatus))}::text[])`);
  if (search) conditions.push(containsTyped(sql`t.title`, search));
  return sql.join(conditions, sql` and `);
}
