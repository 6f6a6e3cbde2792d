import { sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { cardColumns, type CardRow, matching, presentCard } from './card-rows.ts';
import { requireReader } from './find-reader.ts';
import { taskAbilities } from './policy.ts';
import type { ChecklistItem } from './tables.ts';

/** A task with its words and what the caller may do with it. */
export async function readTask(context: SignedInContext, { projectId, taskId }: { projectId: string; taskId: string }) {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  const { rows } = await database.execute<
    CardRow & {
      description: string;
      checklist: ChecklistItem[];
      created_by: string;
      created_at: string;
      updated_at: string;
    }
  >(sql`
    select ${cardColumns}, t.description, t.checklist, c.name as created_by, t.created_at, t.updated_at
    from tasks t join users c on c.id = t.created_by where t.id = ${taskId} and ${matching(reader, {})}`);
  const [row] = rows;
  if (!row) throw platformErrors.notFound();
  const assignedIds = row.assigned.map(({ memberId }) => memberId);
  const { status, estimated_minutes: estimatedMinutes, approved_at: approvedAt } = row;
  return {
    ...presentCard(row),
    description: row.description,
    checklistItems: row.checklist,
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    abilities: taskAbilities(reader, { status, estimatedMinutes, approvedAt, assignedIds }),
  };
}
