import { sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type TaskColumns, taskColumns, viewFields } from '#tasks/board/rules/task-fields.ts';
import { cardColumns, type CardRow, matching, presentCard } from './card-rows.ts';
import { requireReader } from './find-reader.ts';
import { taskAbilities } from './policy.ts';
import { tasks } from './tables.ts';

/** All written fields of the alias `t`, as one object. */
const fieldColumns = sql`jsonb_build_object(${sql.join(
  taskColumns.map((name) => sql`${sql.raw(`'${name}'`)}, t.${sql.identifier(tasks[name].name)}`),
  sql`, `,
)})`;

/** A task with its words and what the caller may do with it. */
export async function readTask(context: SignedInContext, { projectId, taskId }: { projectId: string; taskId: string }) {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  const { rows } = await database.execute<
    CardRow & { fields: TaskColumns; created_by: string; created_at: string; updated_at: string }
  >(sql`
    select ${cardColumns}, ${fieldColumns} as fields, c.name as created_by, t.created_at, t.updated_at
    from tasks t join users c on c.id = t.created_by where t.id = ${taskId} and ${matching(reader, {})}`);
  const [row] = rows;
  if (!row) throw platformErrors.notFound();
  const assignedIds = row.assigned.map(({ memberId }) => memberId);
  const { status, estimated_minutes: estimatedMinutes, approved_at: approvedAt } = row;
  return {
    ...presentCard(row),
    ...viewFields(row.fields),
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    abilities: taskAbilities(reader, { status, estimatedMinutes, approvedAt, assignedIds }),
  };
}
