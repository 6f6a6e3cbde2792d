import type { TaskChange } from '#tasks/board/schemas.ts';
import { describeFields, readColumns } from '#tasks/board/rules/task-fields.ts';
import type { LockedTask } from './lock-task.ts';
import type { ChangeNote } from './record-changes.ts';

export type ChangedTask = LockedTask;

/** The task as it will be. */
export function readChange(task: LockedTask, change: TaskChange): ChangedTask {
  const { status, assigned, tags } = change;
  return {
    ...task,
    ...readColumns(change),
    status: status ?? task.status,
    assignedIds: assigned ? [...new Set(assigned)] : task.assignedIds,
    tagIds: tags ? [...new Set(tags)] : task.tagIds,
  };
}

/** What the history says of a change; nothing where nothing changed. */
export function describeChanges(
  before: LockedTask,
  after: ChangedTask,
  tagNames: ReadonlyMap<string, string>,
): ChangeNote[] {
  const notes: ChangeNote[] = describeFields(before, after);
  if (before.status !== after.status) notes.push({ kind: 'moved', before: before.status, after: after.status });
  for (const memberId of without(after.assignedIds, before.assignedIds)) notes.push({ kind: 'assigned', memberId });
  for (const memberId of without(before.assignedIds, after.assignedIds)) notes.push({ kind: 'unassigned', memberId });
  for (const tagId of without(after.tagIds, before.tagIds))
    notes.push({ kind: 'tagged', after: tagNames.get(tagId) ?? null });
  for (const tagId of without(before.tagIds, after.tagIds))
    notes.push({ kind: 'untagged', before: tagNames.get(tagId) ?? null });
  return notes;
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((id) => !some.includes(id));
