import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

interface DueTask {
  status: TaskStatus;
  /** `YYYY-MM-DD` */
  dueOn: string | null;
}

const open: readonly TaskStatus[] = ['backlog', 'toDo', 'inProgress'];

/** Whether somebody still has to work on it after the day on which it was due. */
export function isOverdue({ status, dueOn }: DueTask, today: string): boolean {
  return dueOn !== null && dueOn < today && open.includes(status);
}
