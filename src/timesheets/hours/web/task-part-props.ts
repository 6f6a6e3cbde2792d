import type { ProjectStatus } from '#projects/rules/terms.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

/** What this room needs of an open task and its board, to show beside it what was worked. */
export interface TaskPartProps {
  task: {
    taskId: string;
    title: string;
    status: TaskStatus;
    estimatedHours: number | null;
    consumedMinutes: number;
    /** `YYYY-MM-DD` */
    dueOn: string | null;
    checklist: { done: number; total: number };
    assigned: readonly { memberId: string }[];
    abilities: { edit: boolean };
  };
  board: {
    project: { projectId: string; title: string; status: ProjectStatus };
    part: 'company' | 'professional' | 'team';
    readerId: string;
  };
}
