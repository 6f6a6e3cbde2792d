import { sql } from 'drizzle-orm';
import { selectTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { taskErrors } from '#tasks/errors.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { placeObstacle } from '#timesheets/hours/rules/hours-obstacle.ts';

/** Where somebody puts down hours, with what decides whether they may. */
export interface Workplace {
  workspaceId: string;
  projectId: string;
  projectStatus: ProjectStatus;
  taskId: string;
  taskTitle: string;
  taskStatus: TaskStatus;
  estimatedMinutes: number | null;
  isAssigned: boolean;
  isDeleted: boolean;
  /** The present hire; null for who does not work there now. */
  hireId: string | null;
  /** The agreed start, or the day of the hire in the person's zone. */
  startsOn: string | null;
  timeZone: string;
}

/**
 * A person's workplace at a task, its project and task locked against other writers. Throws 404 for a task of a project in which they never worked.
 * With several hires in one project the oldest one that still runs counts.
 */
export async function lockWorkplace(
  transaction: Database,
  { projectId, taskId, memberId }: { projectId: string; taskId: string; memberId: string },
  now: Date,
): Promise<Workplace> {
  const zone = selectTimeZone(memberId, sql`${now.toISOString()}::timestamptz`);
  const { rows } = await transaction.execute<Record<keyof Workplace, never>>(sql`
    select t.workspace_id as "workspaceId", t.project_id as "projectId", p.status as "projectStatus", t.id as "taskId",
      t.title as "taskTitle", t.status as "taskStatus", t.estimated_minutes as "estimatedMinutes",
      t.deleted_at is not null as "isDeleted", h.id as "hireId", ${zone} as "timeZone",
      exists (select from task_assignments a where a.task_id = t.id and a.member_id = ${memberId}) as "isAssigned",
      coalesce(g.start_date, (h.created_at at time zone ${zone})::date)::text as "startsOn"
    from projects p join tasks t on t.project_id = p.id
    left join lateral (
      select id, position_id, created_at from project_professionals
      where project_id = p.id and member_id = ${memberId} and ended_at is null order by created_at, id limit 1
    ) h on true
    left join lateral (
      select g.start_date from applications a join negotiation_agreements g on g.application_id = a.id
      where a.position_id = h.position_id and a.member_id = ${memberId} order by g.accepted_at desc limit 1
    ) g on true
    where t.id = ${taskId} and p.id = ${projectId}
      and exists (select from project_professionals w where w.project_id = p.id and w.member_id = ${memberId})
    for share of p for no key update of t`);
  const [row] = rows;
  if (!row) throw platformErrors.notFound();
  return row;
}

/** Refuses a task at which this person may not put down hours now. */
export function requirePlace(workplace: Workplace, by: 'entry' | 'clock'): void {
  const obstacle = placeObstacle(workplace, by);
  if (obstacle === 'onlyOwn' || obstacle === 'needsEstimate') throw taskErrors[obstacle]();
  if (obstacle !== null) throw timesheetErrors[obstacle]();
}

/** The agreed start of a hire; null when nothing was agreed. */
export async function findAgreedStart(database: Database, hireId: string): Promise<string | null> {
  const { rows } = await database.execute<{ start: string }>(sql`
    select g.start_date::text as start from project_professionals h
    join applications a on a.position_id = h.position_id and a.member_id = h.member_id
    join negotiation_agreements g on g.application_id = a.id
    where h.id = ${hireId} order by g.accepted_at desc limit 1`);
  return rows[0]?.start ?? null;
}
