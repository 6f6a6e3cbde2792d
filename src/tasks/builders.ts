import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { ChecklistItem } from '#tasks/board/rules/task-fields.ts';
import { numberAnew } from '#tasks/board/rules/place-task.ts';
import { taskAssignments, taskBoards, taskChanges, tasks, taskTagLinks, taskTags } from '#tasks/board/server/tables.ts';
import type { EntryState, EntryStep } from '#tasks/hours/rules/entry-life.ts';
import { disputeDeadline } from '#tasks/hours/rules/dispute-deadline.ts';
import { splitDays } from '#tasks/hours/rules/split-days.ts';
import { timeEntries, timeEntrySteps } from '#tasks/hours/server/tables.ts';
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

export interface HoursToBuild {
  workspaceId: string;
  projectId: string;
  taskId: string;
  memberId: string;
  /** The id in `project_professionals`. */
  hireId: string;
  start: Date;
  end: Date;
  description?: string;
  state?: EntryState;
  timeZone?: string;
  /** By default when they ended. */
  writtenAt?: Date;
  /** They belong to an adjustment. */
  adjustedAt?: Date;
}

/** Worked hours as their author wrote them, split at midnight. */
export async function buildHours(database: Database, hours: HoursToBuild): Promise<{ entryIds: string[] }> {
  const entries = entriesOf(hours);
  await database.insert(timeEntries).values(entries);
  return { entryIds: entries.map(({ id }) => id) };
}

export interface StepToBuild {
  step: EntryStep;
  text?: string;
  /** Null: it followed by itself. */
  actorId: string | null;
  at: Date;
}

/** Many hours at once, none over midnight, with what happened to each in order; returns their ids in the order given. */
export async function buildManyHours(
  database: Database,
  many: readonly (HoursToBuild & { steps?: readonly StepToBuild[] })[],
): Promise<string[]> {
  const built = many.map((hours) => ({ entry: entriesOf(hours)[0]!, steps: hours.steps ?? [] }));
  await database.insert(timeEntries).values(built.map(({ entry }) => entry));
  const steps = built.flatMap(({ entry, steps: own }) => own.map((step) => ({ ...step, entryId: entry.id })));
  if (steps.length > 0) await database.insert(timeEntrySteps).values(steps);
  return built.map(({ entry }) => entry.id);
}

function entriesOf({ start, end, writtenAt = end, timeZone = 'America/Sao_Paulo', ...hours }: HoursToBuild) {
  const { workspaceId, projectId, taskId, memberId, hireId, adjustedAt = null } = hours;
  const { description = '', state = 'pending' } = hours;
  return splitDays(timeZone, start, end).map((part) => ({
    ...{ id: newId(), workspaceId, projectId, taskId, memberId, hireId, ...part, timeZone, description, state },
    ...{ adjustedAt, createdAt: writtenAt, updatedAt: writtenAt },
    origin: 'manual' as const,
    deadlineAt: disputeDeadline(part.localDate, writtenAt),
  }));
}
