import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { toHours } from '#tasks/rules/estimate.ts';
import { type TaskStatus, taskStatuses } from '#tasks/rules/task-statuses.ts';
import type { BoardReader } from './find-reader.ts';

export interface TaskFilter {
  search?: string | undefined;
  /** Finds tasks that any of these people is assigned to. */
  assigned?: readonly string[] | undefined;
  /** Finds tasks that have any of these tags. */
  tags?: readonly string[] | undefined;
}

export interface CardRow extends Record<string, unknown> {
  id: string;
  title: string;
  status: TaskStatus;
  order_key: string;
  estimated_minutes: number | null;
  consumed_minutes: number;
  due_on: string | null;
  checklist_done: number;
  checklist_total: number;
  attachment_count: number;
  approved_at: string | null;
  version: number;
  tags: { tagId: string; name: string; colour: TagColour }[];
  assigned: { memberId: string; name: string; image: string | null }[];
}

/** Columns of a card, for the alias `t`. */
export const cardColumns: SQL = sql`t.id, t.title, t.status, t.order_key, t.estimated_minutes, t.consumed_minutes, t.due_on::text as due_on, t.approved_at, t.version, t.attachment_count,
  jsonb_array_length(t.checklist) as checklist_total,
  jsonb_array_length(jsonb_path_query_array(t.checklist, '$[*] ? (@.done == true)')) as checklist_done,
  coalesce((select jsonb_agg(jsonb_build_object('tagId', g.id, 'name', g.name, 'colour', g.colour) order by fold_text(g.name), g.id)
    from task_tag_links l join task_tags g on g.id = l.tag_id where l.task_id = t.id), '[]') as tags,
  coalesce((select jsonb_agg(jsonb_build_object('memberId', u.id, 'name', u.name, 'image', u.image) order by fold_text(u.name), u.id)
    from task_assignments a join users u on u.id = a.member_id where a.task_id = t.id), '[]') as assigned`;

const anyId = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** The tasks of the board that stand there, that the caller sees and that match; alias `t`. */
export function matching(reader: BoardReader, { search, assigned, tags }: TaskFilter): SQL {
  const conditions = [sql`t.project_id = ${reader.projectId} and t.deleted_at is null`];
  const isAssigned = (ids: SQL) =>
    sql`exists (select from task_assignments a where a.task_id = t.id and a.member_id = ${ids})`;
  // Who left a project reads the own part.
  if (reader.part === 'professional' && !reader.works) conditions.push(isAssigned(sql`${reader.userId}`));
  if (assigned?.length) conditions.push(isAssigned(anyId(assigned)));
  if (tags?.length)
    conditions.push(sql`exists (select from task_tag_links l where l.task_id = t.id and l.tag_id = ${anyId(tags)})`);
  if (search)
    conditions.push(sql`(${containsTyped(sql`t.title`, search)} or exists (
      select from task_tag_links l join task_tags g on g.id = l.tag_id where l.task_id = t.id and ${containsTyped(sql`g.name`, search)}))`);
  return sql.join(conditions, sql` and `);
}

/** The first cards of every column, and the count of each, in one statement. */
export async function readFirstCards(database: Database, reader: BoardReader, filter: TaskFilter, perColumn: number) {
  const { rows } = await database.execute<CardRow & { column_count: number }>(sql`
    with ranked as (
      select t.id, count(*) over (partition by t.status)::int as column_count,
        row_number() over (partition by t.status order by t.order_key, t.id) as place
      from tasks t where ${matching(reader, filter)}
    )
    select ranked.column_count, ${cardColumns} from ranked join tasks t on t.id = ranked.id
    where ranked.place <= ${perColumn} order by t.order_key, t.id`);
  return rows;
}

export async function readMoreCards(
  database: Database,
  reader: BoardReader,
  filter: TaskFilter,
  { status, after, limit }: { status: TaskStatus; after: readonly [string, string]; limit: number },
): Promise<CardRow[]> {
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns} from tasks t
    where ${matching(reader, filter)} and t.status = ${status} and (t.order_key, t.id) > (${after[0]} collate "C", ${after[1]}::uuid)
    order by t.order_key, t.id limit ${limit}`);
  return rows;
}

/** One card that still stands on the board. */
export async function readCardRow(database: Database, projectId: string, taskId: string): Promise<CardRow | null> {
  const { rows } = await database.execute<CardRow>(
    sql`select ${cardColumns} from tasks t where t.id = ${taskId} and t.project_id = ${projectId} and t.deleted_at is null`,
  );
  return rows[0] ?? null;
}

export function presentCard(row: CardRow): TaskCard {
  return {
    taskId: row.id,
    title: row.title,
    status: row.status,
    orderKey: row.order_key,
    tags: row.tags,
    assigned: row.assigned,
    estimatedHours: row.estimated_minutes === null ? null : toHours(row.estimated_minutes),
    consumedMinutes: row.consumed_minutes,
    dueOn: row.due_on,
    checklist: { done: row.checklist_done, total: row.checklist_total },
    attachments: row.attachment_count,
    approvedAt: row.approved_at === null ? null : new Date(row.approved_at).toISOString(),
    version: row.version,
  };
}

/** Every column, with nothing in those without a row. */
export function presentColumns<Row extends CardRow & { column_count: number }>(rows: readonly Row[]) {
  return taskStatuses.map((status) => {
    const own = rows.filter((row) => row.status === status);
    return { status, own, count: own[0]?.column_count ?? 0 };
  });
}
