import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { newColumns } from '#tasks/board/rules/task-fields.ts';
import type { NewTask } from '#tasks/board/schemas.ts';
import { taskErrors } from '#tasks/errors.ts';
import { MAXIMUM_TASKS_PER_BOARD } from '#tasks/rules/task-limits.ts';
import { announceTask } from './announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { refuseTooManyTags, requireTags, requireWorking } from './board-queries.ts';
import { findPlace } from './find-place.ts';
import { lockBoard, requireReader } from './find-reader.ts';
import { boardAbilities, refuseOthers } from './policy.ts';
import { readTask } from './read-task.ts';
import { recordChanges } from './record-changes.ts';
import { taskAssignments, tasks, taskTagLinks } from './tables.ts';

/** Adds a task at the top of Backlog or To do. A professional's task is their own. */
export async function createTask(context: SignedInContext, projectId: string, input: NewTask) {
  const { database, session } = context;
  const reader = await requireReader(database, context, projectId);
  if (reader.enabledAt === null) throw taskErrors.boardNotEnabled();
  if (reader.part === 'professional' && !boardAbilities(reader).create) throw taskErrors.onlyOwn();
  const { title, status } = input;
  const tagIds = [...new Set(input.tags)];
  refuseTooManyTags(tagIds);
  const memberIds = [
    ...new Set(reader.part === 'professional' ? [reader.userId, ...(input.assigned ?? [])] : input.assigned),
  ];
  refuseOthers(reader, memberIds);
  const taskId = await database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    const count = await transaction.$count(tasks, and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt)));
    if (count >= MAXIMUM_TASKS_PER_BOARD) throw taskErrors.tooManyTasks({ count: MAXIMUM_TASKS_PER_BOARD });
    await requireWorking(transaction, projectId, memberIds);
    await requireTags(transaction, projectId, tagIds);
    const orderKey = await findPlace(transaction, { projectId, status, after: null, taskId: null });
    const [made] = await transaction
      .insert(tasks)
      .values({
        ...newColumns(input),
        ...{ projectId, workspaceId: reader.workspaceId, status, orderKey, createdBy: session.userId },
      })
      .returning({ id: tasks.id });
    const { id } = made!;
    if (memberIds.length > 0)
      await transaction.insert(taskAssignments).values(memberIds.map((memberId) => ({ taskId: id, memberId })));
    if (tagIds.length > 0)
      await transaction.insert(taskTagLinks).values(tagIds.map((tagId) => ({ taskId: id, tagId })));
    await recordChanges(transaction, reader, id, [
      { kind: 'created', after: title },
      ...memberIds.map((memberId) => ({ kind: 'assigned' as const, memberId })),
    ]);
    await announceTask(transaction, reader, taskHappenings.taskCreated, id);
    return id;
  });
  return readTask(context, { projectId, taskId });
}
