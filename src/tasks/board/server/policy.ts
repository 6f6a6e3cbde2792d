import { isTerminal } from '#projects/rules/status.ts';
import { movesOf, type TaskMover } from '#tasks/board/rules/task-moves.ts';
import { taskErrors } from '#tasks/errors.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import type { BoardReader } from './find-reader.ts';

export interface JudgedTask {
  status: TaskStatus;
  estimatedMinutes: number | null;
  approvedAt: Date | string | null;
  assignedIds: readonly string[];
}

/** Whether a task is the professional's own; the company edits all of them, the team none. */
export function mayEdit(reader: BoardReader, { assignedIds }: Pick<JudgedTask, 'assignedIds'>): boolean {
  if (reader.part === 'company') return true;
  return reader.part === 'professional' && reader.works && assignedIds.includes(reader.userId);
}

export function moverOf({ part }: BoardReader): TaskMover {
  return part === 'professional' ? 'professional' : 'company';
}

export function boardAbilities(reader: BoardReader) {
  const runs = !isTerminal(reader.status);
  const open = runs && reader.enabledAt !== null;
  const isCompany = reader.part === 'company';
  return {
    enable: runs && reader.enabledAt === null && isCompany && reader.manages,
    create: open && (isCompany || (reader.part === 'professional' && reader.works)),
    editAll: open && isCompany,
    manageTags: open && isCompany,
    report: reader.enabledAt !== null && reader.reports,
  };
}

export function taskAbilities(reader: BoardReader, task: JudgedTask) {
  const edit = !isTerminal(reader.status) && mayEdit(reader, task);
  return {
    edit,
    assign: edit && reader.part === 'company',
    delete: edit && task.approvedAt === null,
    moves: edit ? movesOf(task, moverOf(reader)) : [],
  };
}

/** A professional gives tasks to nobody but themselves. */
export function refuseOthers(reader: BoardReader, memberIds: readonly string[]): void {
  if (reader.part !== 'company' && memberIds.some((id) => id !== reader.userId)) throw taskErrors.onlyOwn();
}
