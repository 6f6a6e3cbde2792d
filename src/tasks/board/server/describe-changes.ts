import type { TaskChange } from '#tasks/board/schemas.ts';
import { toMinutes } from '#tasks/rules/estimate.ts';
import type { LockedTask } from './lock-task.ts';
import type { ChangeNote } from './record-changes.ts';

export type ChangedTask = LockedTask;

/** The task as it will be. */
export function readChange(task: LockedTask, change: TaskChange): ChangedTask {
  const { title, description, status, dueOn, checklist, assigned, tags, estimatedHours } = change;
  return {
    ...task,
    title: title ?? task.title,
    description: description ?? task.description,
    status: status ?? task.status,
    dueOn: dueOn === undefined ? task.dueOn : dueOn,
    checklist: checklist ?? task.checklist,
    assignedIds: assigned ? [...new Set(assigned)] : task.assignedIds,
    tagIds: tags ? [...new Set(tags)] : task.tagIds,
    estimatedMinutes:
      estimatedHours === undefined ? task.estimatedMinutes : estimatedHours === null ? null : toMinutes(estimatedHours),
  };
}

/** What the history says of a change; nothing where nothing changed. */
export function describeChanges(
  before: LockedTask,
  after: ChangedTask,
  tagNames: ReadonlyMap<string, string>,
): ChangeNote[] {
  const notes: ChangeNote[] = [];
  if (before.title !== after.title) notes.push({ kind: 'renamed', before: before.title, after: after.title });
  if (before.description !== after.description) notes.push({ kind: 'described' });
  if (before.estimatedMinutes !== after.estimatedMinutes)
    notes.push({ kind: 'estimated', before: figure(before.estimatedMinutes), after: figure(after.estimatedMinutes) });
  if (before.dueOn !== after.dueOn) notes.push({ kind: 'dueSet', before: before.dueOn, after: after.dueOn });
  if (before.status !== after.status) notes.push({ kind: 'moved', before: before.status, after: after.status });
  if (JSON.stringify(before.checklist) !== JSON.stringify(after.checklist))
    notes.push({ kind: 'checked', before: progress(before), after: progress(after) });
  for (const memberId of without(after.assignedIds, before.assignedIds)) notes.push({ kind: 'assigned', memberId });
  for (const memberId of without(before.assignedIds, after.assignedIds)) notes.push({ kind: 'unassigned', memberId });
  for (const tagId of without(after.tagIds, before.tagIds))
    notes.push({ kind: 'tagged', after: tagNames.get(tagId) ?? null });
  for (const tagId of without(before.tagIds, after.tagIds))
    notes.push({ kind: 'untagged', before: tagNames.get(tagId) ?? null });
  return notes;
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((id) => !some.includes(id));
const figure = (minutes: number | null) => (minutes === null ? null : String(minutes));
const progress = ({ checklist }: Pick<LockedTask, 'checklist'>) =>
  `${checklist.filter(({ done }) => done).length}/${checklist.length}`;
