import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { ChecklistItem } from '#tasks/board/rules/task-fields.ts';
import { numberAnew } from '#tasks/board/rules/place-task.ts';
import { taskAssignments, taskBoards, taskChanges, tasks, taskTagLinks, taskTags } from '#tasks/board/server/tables.ts';
import { toMinutes } from '#tasks/rules/estimate.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

export interface TaskToBuild {
  title: string;
  description?: string;
  status: TaskStatus;
  estimatedHours?: number;
  /** `YYYY-MM-DD` */
  dueOn?: string;
  /** By name. */
  tags?: readonly string[];
  assigned?: readonly string[];
  checklist?: readonly ChecklistItem[];
  createdAt: Date;
}

interface BoardToBuild {
  projectId: string;
  workspaceId: string;
  ownerId: string;
  enabledAt: Date;
  tags: readonly { name: string; colour: TagColour }[];
  tasks: readonly TaskToBuild[];
}

/** A project's board with its tags and tasks, in the order given. */
export async function buildBoard(database: Database, board: BoardToBuild): Promise<{ taskIds: string[] }> {
  const { projectId, workspaceId, ownerId, enabledAt } = board;
  await database.insert(taskBoards).values({ projectId, workspaceId, enabledBy: ownerId, enabledAt });
  const tags = board.tags.map((tag) => ({ ...tag, id: newId(), projectId }));
  if (tags.length > 0) await database.insert(taskTags).values(tags);
  const tagId = new Map(tags.map(({ id, name }) => [name, id]));
  const built = board.tasks.map((task) => ({ ...task, id: newId() }));
  const keyOf = new Map(numberAnew(built.map(({ id }) => id)).map(({ taskId, orderKey }) => [taskId, orderKey]));
  await database.insert(tasks).values(
    built.map(({ id, title, description, status, estimatedHours, dueOn, checklist, createdAt }) => ({
      ...{ id, projectId, workspaceId, title, status, createdAt, createdBy: ownerId, updatedAt: createdAt },
      ...{ description: description ?? '', checklist: [...(checklist ?? [])], dueOn: dueOn ?? null },
      estimatedMinutes: estimatedHours === undefined ? null : toMinutes(estimatedHours),
      orderKey: keyOf.get(id)!,
    })),
  );
  const links = built.flatMap(({ id: taskId, tags: names = [] }) =>
    names.map((name) => ({ taskId, tagId: tagId.get(name)! })),
  );
  if (links.length > 0) await database.insert(taskTagLinks).values(links);
  const assigned = built.flatMap(({ id: taskId, assigned: ids = [] }) => ids.map((memberId) => ({ taskId, memberId })));
  if (assigned.length > 0) await database.insert(taskAssignments).values(assigned);
  await database.insert(taskChanges).values(
    built.map(({ id: taskId, title, createdAt }) => ({
      ...{ projectId, taskId, kind: 'created' as const, after: title, actorId: ownerId },
      at: createdAt,
    })),
  );
  return { taskIds: built.map(({ id }) => id) };
}
