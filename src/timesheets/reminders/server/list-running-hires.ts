import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { datesOfMonth } from '#timesheets/hours/rules/hours-balance.ts';
import { statusesWithHours } from '#timesheets/hours/server/list-open-tasks.ts';
import { hireColumns, joinHire, workedOfHire } from '#timesheets/professionals/server/hires.ts';

/** A hire that runs where hours can be put down, with what decides whether some are missing. */
export interface RunningHire extends Record<string, unknown> {
  memberId: string;
  projectId: string;
  projectTitle: string;
  monthlyHours: number | null;
  startsOn: string;
  endsOn: string | null;
  /** Minutes of the month, without refused ones. */
  minutes: number;
  /** When the board began. */
  enabledAt: string;
  isWeekComplete: boolean;
}

/** A hire `p` runs, in a project `j` with a board `b` that takes hours. */
const runs: SQL = sql`p.ended_at is null and j.status in (${statusesWithHours})`;
const joinBoard = sql`join projects j on j.id = p.project_id join task_boards b on b.project_id = j.id`;

export const runsFor = (memberId: unknown): SQL =>
  sql`exists (select from project_professionals p ${joinBoard} where p.member_id = ${memberId} and ${runs})`;

/** The running hires of some people, with their hours of a month and whether a week was said to be complete. */
export async function listRunningHires(
  database: Database,
  memberIds: readonly string[],
  { month, monday }: { month: string; monday: string },
): Promise<RunningHire[]> {
  const { first, last } = datesOfMonth(month);
  const { rows } = await database.execute<RunningHire>(sql`
    select ${hireColumns}, p.member_id as "memberId", j.id as "projectId", j.title as "projectTitle",
      ${workedOfHire(first, last)} as minutes, b.enabled_at as "enabledAt",
      exists (select from completed_weeks w
        where w.member_id = p.member_id and w.project_id = j.id and w.week_of = ${monday}) as "isWeekComplete"
    from project_professionals p ${joinBoard} ${joinHire}
    where p.member_id = any(${sql.param([...memberIds])}::uuid[]) and ${runs} order by j.title, p.id`);
  return rows;
}
