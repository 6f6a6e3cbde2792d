import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import { takesHours } from '#timesheets/hours/rules/hours-obstacle.ts';

const MAXIMUM_TASKS = 200;
/** The statuses of projects that take hours. */
export const statusesWithHours = sql.join(
  projectStatuses.filter(takesHours).map((status) => sql`${status}`),
  sql`, `,
);

interface OpenTask extends Record<string, unknown> {
  projectId: string;
  projectTitle: string;
  taskId: string;
  taskTitle: string;
}

/** The tasks at which a person may put down hours now (`placeObstacle`), the one with the latest hours first. */
export async function listOpenTasks(database: Database, memberId: string): Promise<OpenTask[]> {
  const { rows } = await database.execute<OpenTask>(sql`
    select p.id as "projectId", p.title as "projectTitle", t.id as "taskId", t.title as "taskTitle"
    from task_assignments a
    join tasks t on t.id = a.task_id and t.deleted_at is null and t.status = 'inProgress' and t.estimated_minutes is not null
    join projects p on p.id = t.project_id and p.status in (${statusesWithHours})
    left join lateral (
      select max(e.started_at) as at from time_entries e where e.task_id = t.id and e.member_id = a.member_id
    ) as worked on true
    where a.member_id = ${memberId} and exists (
      select from project_professionals h where h.project_id = p.id and h.member_id = a.member_id and h.ended_at is null
    )
    order by worked.at desc nulls last, p.title, t.title, t.id limit ${MAXIMUM_TASKS}`);
  return rows;
}
