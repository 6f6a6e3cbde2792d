import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProjectHours } from '#projects/server/ports.ts';

/** The estimated and the worked minutes of projects with a board; one statement. Hours of deleted tasks stay due, what was planned for them not. */
export async function readHoursOfProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, ProjectHours>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<{ projectId: string; planned: number; consumed: number }>(sql`
    select b.project_id as "projectId", coalesce(sum(t.estimated_minutes) filter (where t.deleted_at is null), 0)::int as planned,
      coalesce(sum(t.consumed_minutes), 0)::int as consumed
    from task_boards b left join tasks t on t.project_id = b.project_id
    where b.project_id = any(${sql.param([...projectIds])}::uuid[]) group by b.project_id`);
  return new Map(
    rows.map(({ projectId, planned, consumed }) => [projectId, { plannedMinutes: planned, consumedMinutes: consumed }]),
  );
}
