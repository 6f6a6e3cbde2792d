import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { isKeyTooLong, keyBetween, numberAnew, type Placed } from '#tasks/board/rules/place-task.ts';
import { taskErrors } from '#tasks/errors.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { listColumn } from './board-queries.ts';

interface Place {
  projectId: string;
  status: TaskStatus;
  /** The task below which it is put; null: at the top. */
  after: string | null;
  /** The placed task itself, when it is on the board already. */
  taskId: string | null;
  /** A key that it had before: taken when it is free. */
  wished?: string | undefined;
}

/** The key of a place in a column, on a locked board. Numbers the column anew where a gap has become too narrow. */
export async function findPlace(transaction: Database, place: Place): Promise<string> {
  const { projectId, status, after, taskId, wished } = place;
  if (wished !== undefined && (await isFree(transaction, place, wished))) return wished;
  const neighbours = await findNeighbours(transaction, place);
  const orderKey = keyBetween(...neighbours);
  if (!isKeyTooLong(orderKey)) return orderKey;
  const column = await listColumn(transaction, projectId, status, taskId);
  const placed = numberAnew(column.map((one) => one.taskId));
  await saveOrder(transaction, placed);
  const index = placed.findIndex((one) => one.taskId === after);
  return keyBetween(placed[index]?.orderKey ?? null, placed[index + 1]?.orderKey ?? null);
}

async function isFree(transaction: Database, { projectId, status, taskId }: Place, orderKey: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from tasks t where t.project_id = ${projectId} and t.status = ${status} and t.deleted_at is null
      and t.order_key = ${orderKey} and t.id is distinct from ${taskId}::uuid limit 1`);
  return rows.length === 0;
}

/** The keys above and below; index scans, however long the column is. */
async function findNeighbours(transaction: Database, { projectId, status, after, taskId }: Place) {
  const others = sql`t.project_id = ${projectId} and t.status = ${status} and t.deleted_at is null and t.id is distinct from ${taskId}::uuid`;
  const { rows } = await transaction.execute<{ above: string | null; below: string | null }>(sql`
    with above as (select t.order_key from tasks t where ${others} and t.id = ${after}::uuid)
    select (select order_key from above) as above,
      (select t.order_key from tasks t where ${others} and t.order_key > coalesce((select order_key from above), '')
        order by t.order_key limit 1) as below`);
  const { above, below } = rows[0]!;
  if (after !== null && above === null) throw taskErrors.neighbourGone();
  return [above, below] as const;
}

async function saveOrder(transaction: Database, placed: readonly Placed[]): Promise<void> {
  await transaction.execute(sql`
    update tasks t set order_key = n."orderKey"
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as n ("taskId" uuid, "orderKey" text)
    where t.id = n."taskId"`);
}
