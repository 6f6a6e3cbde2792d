import { type SQL, sql } from 'drizzle-orm';
import { containsTyped } from '#platform/capability/finding.ts';
import { cursorPosition, microsOf } from '#platform/db/keyset.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projects } from '#projects/server/tables.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { newestCursor } from './cursors.ts';
import { visibleProjects } from './find-reader.ts';

const PROJECTS_PER_PAGE = 50;
const COUNT_BOUND = 1_000;

interface PanelRow extends Record<string, unknown> {
  id: string;
  title: string;
  company: string;
  status: ProjectStatus;
  micros: string;
  enabled_at: string | null;
  professionals: number;
  open: number;
  waiting: number;
}

const isOver = sql`${projects.status} in ('finished', 'canceled')`;
const countTasks = (condition: SQL) => sql`(select count(*)::int from (
  select from tasks t where t.project_id = listed.id and t.deleted_at is null and ${condition} limit ${COUNT_BOUND + 1}) as found)`;
const bounded = (count: number) => ({ count: Math.min(count, COUNT_BOUND), more: count > COUNT_BOUND });

/** The projects with a board or with people, those that changed last first. */
export async function readPanel(
  context: SignedInContext,
  { finished, search, cursor }: { finished: boolean; search?: string | undefined; cursor?: string | undefined },
) {
  const { database } = context;
  const end = newestCursor.read(cursor);
  const conditions = [
    visibleProjects(context),
    finished ? isOver : sql`not ${isOver}`,
    sql`(exists (select from task_boards b where b.project_id = ${projects.id})
      or exists (select from project_professionals p where p.project_id = ${projects.id}))`,
  ];
  if (search) conditions.push(containsTyped(projects.title, search));
  if (end)
    conditions.push(sql`(${projects.updatedAt}, ${projects.id}) < ${cursorPosition({ micros: end[0], id: end[1] })}`);
  const { rows } = await database.execute<PanelRow>(sql`
    with listed as (
      select ${projects.id}, ${projects.title}, ${projects.status}, ${projects.workspaceId}, ${projects.updatedAt}, ${microsOf(projects.updatedAt)} as micros from ${projects}
      where ${sql.join(conditions, sql` and `)}
      order by ${projects.updatedAt} desc, ${projects.id} desc limit ${PROJECTS_PER_PAGE + 1})
    select listed.id, listed.title, listed.status, listed.micros, w.company, b.enabled_at,
      (select count(distinct p.member_id)::int from project_professionals p where p.project_id = listed.id and p.ended_at is null) as professionals,
      ${countTasks(sql`t.status in ('backlog', 'toDo', 'inProgress')`)} as open,
      ${countTasks(sql`t.status = 'finished' and t.approved_at is null`)} as waiting
    from listed join workspaces w on w.id = listed.workspace_id left join task_boards b on b.project_id = listed.id
    order by listed.updated_at desc, listed.id desc`);
  const shown = rows.slice(0, PROJECTS_PER_PAGE);
  const last = shown.at(-1);
  return {
    projects: shown.map((row) => ({
      projectId: row.id,
      title: row.title,
      company: row.company,
      status: row.status,
      enabledAt: row.enabled_at === null ? null : new Date(row.enabled_at).toISOString(),
      professionals: row.professionals,
      counts: { open: bounded(row.open), waiting: bounded(row.waiting) },
    })),
    nextCursor: last && rows.length > shown.length ? newestCursor.write([last.micros, last.id]) : null,
  };
}
