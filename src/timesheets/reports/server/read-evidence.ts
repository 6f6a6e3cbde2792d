import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { EntryStep } from '#timesheets/hours/rules/entry-life.ts';
import type { Verdict } from '#timesheets/review/rules/verdicts.ts';
import { matchingEntries } from '#timesheets/timesheet/server/matching-entries.ts';
import type { ReportEntry } from './report-entries.ts';
import type { ReportScope } from './report-scope.ts';

/** Something dated that was done to an entry or said of its task; without an actor it followed by itself. */
interface Told extends Record<string, unknown> {
  aboutId: string;
  actor: string | null;
  text: string;
  at: string;
}
export type ToldStep = Told & { step: EntryStep };
export type ToldVerdict = Told & { verdict: Verdict };

/** The entries of an evidence, their steps and what was said of their tasks, counted together. */
export async function countEvidence(database: Database, scope: ReportScope): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    with found as (select e.id, e.task_id from time_entries e join tasks t on t.id = e.task_id
      where ${matchingEntries(scope, scope.filter)})
    select ((select count(*) from found)
      + (select count(*) from time_entry_steps s where s.entry_id in (select id from found))
      + (select count(*) from task_reviews r where r.task_id in (select task_id from found) and r.applied_at is not null))::int as count`);
  return rows[0]!.count;
}

/** What happened to each entry, in order. */
export async function readSteps(database: Database, entries: readonly ReportEntry[]): Promise<Map<string, ToldStep[]>> {
  const ids = entries.map(({ id }) => id);
  return read<ToldStep>(
    database,
    sql`select s.entry_id as "aboutId", s.step, s.text, u.name as actor, s.created_at as at
      from time_entry_steps s left join users u on u.id = s.actor_id
      where s.entry_id = any(${sql.param(ids)}::uuid[]) order by s.created_at, s.id`,
  );
}

/** The feedback that each task got and that took effect, in order. */
export async function readVerdicts(
  database: Database,
  entries: readonly ReportEntry[],
): Promise<Map<string, ToldVerdict[]>> {
  const ids = [...new Set(entries.map(({ taskId }) => taskId))];
  return read<ToldVerdict>(
    database,
    sql`select r.task_id as "aboutId", r.verdict, r.reason as text, u.name as actor, r.applied_at as at
      from task_reviews r join users u on u.id = r.reviewer_id
      where r.task_id = any(${sql.param(ids)}::uuid[]) and r.applied_at is not null order by r.applied_at, r.id`,
  );
}

async function read<Row extends Told>(database: Database, statement: SQL): Promise<Map<string, Row[]>> {
  const { rows } = await database.execute(statement);
  return Map.groupBy(rows as Row[], ({ aboutId }) => aboutId);
}
