import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { cardColumns, type CardRow, matching, type TaskFilter } from '#tasks/board/server/card-rows.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import type { SortDirection, TaskOrder, TaskSort } from '#tasks/rules/task-order.ts';

const inColumns = sql.raw(`array['${taskStatuses.join("','")}']`);
/** Tasks without a date or an estimate come last in both directions. */
const last = (direction: SortDirection, highest: string, lowest: string) =>
  sql.raw(direction === 'ascending' ? highest : lowest);

/** What a list is sorted by, and the type of it in the database; of the alias `t`. */
const sortKeys: Record<TaskSort, { type: SQL; key: (direction: SortDirection) => SQL }> = {
  // Columns are numbered by one digit each, so that one text is the order of the whole board.
  status: { type: sql`text`, key: () => sql`(array_position(${inColumns}, t.status) || t.order_key) collate "C"` },
  title: { type: sql`text`, key: () => sql`fold_text(t.title)` },
  dueOn: {
    type: sql`date`,
    key: (direction) => sql`coalesce(t.due_on, ${last(direction, "'infinity'", "'-infinity'")}::date)`,
  },
  estimate: {
    type: sql`int`,
    key: (direction) => sql`coalesce(t.estimated_minutes, ${last(direction, '2147483647', '-1')})`,
  },
  consumed: { type: sql`int`, key: () => sql`t.consumed_minutes` },
};

export type ListedRow = CardRow & { sort_key: string };

export interface ListPage extends TaskOrder {
  /** The sort key and the id of the last task before this page. */
  after: readonly [string, string] | null;
  limit: number;
}

export async function readListRows(
  database: Database,
  reader: BoardReader,
  filter: TaskFilter,
  { sort, direction, after, limit }: ListPage,
): Promise<ListedRow[]> {
  const { type, key } = sortKeys[sort];
  const by = key(direction);
  const [order, beyond] = direction === 'ascending' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const rest = after ? sql`and (${by}, t.id) ${beyond} (${after[0]}::${type}, ${after[1]}::uuid)` : sql``;
  const { rows } = await database.execute<ListedRow>(sql`
    with found as materialized (
      select t.id, ${by} as sort_key from tasks t where ${matching(reader, filter)} ${rest}
      order by ${by} ${order}, t.id ${order} limit ${limit}
    )
    select found.sort_key::text as sort_key, ${cardColumns} from found join tasks t on t.id = found.id
    order by found.sort_key ${order}, t.id ${order}`);
  return rows;
}

/** The whole count and that of tasks without a due date; a board has a bounded number of tasks. */
export async function countMatching(database: Database, reader: BoardReader, filter: TaskFilter) {
  const { rows } = await database.execute<{ count: number; undated: number }>(sql`
    select count(*)::int as count, count(*) filter (where t.due_on is null)::int as undated
    from tasks t where ${matching(reader, filter)}`);
  return rows[0]!;
}

export type DueRow = CardRow & { day_count: number; due_on: string };

/** The first tasks of each day from one date to another. */
export async function readDueRows(
  database: Database,
  reader: BoardReader,
  filter: TaskFilter,
  { from, to, perDay }: { from: string; to: string; perDay: number },
): Promise<DueRow[]> {
  const inOrder = sortKeys.status.key('ascending');
  const { rows } = await database.execute<DueRow>(sql`
    with ranked as (
      select t.id, count(*) over (partition by t.due_on)::int as day_count,
        row_number() over (partition by t.due_on order by ${inOrder}, t.id) as place
      from tasks t where ${matching(reader, filter)} and t.due_on between ${from}::date and ${to}::date
    )
    select ranked.day_count, ${cardColumns} from ranked join tasks t on t.id = ranked.id
    where ranked.place <= ${perDay} order by t.due_on, ranked.place`);
  return rows;
}
