import { defineWaiting } from '#platform/contract/waiting.ts';

/** The panel of a person's boards (TSK-01). */
export const taskPanel = '/task-assignments';

/** A professional's own hours of a week over all projects. */
export const taskWeek = '/task-assignments/week';

/** The professionals of all projects (PRJ-03). */
export const freelancersList = '/my-freelancers';

export const professionalTabs = ['hours', 'financial', 'details'] as const;
export type ProfessionalTab = (typeof professionalTabs)[number];

export const taskPaths = {
  panel: () => taskPanel,
  week: (date?: string) => (date === undefined ? taskWeek : `${taskWeek}?of=${date}`),
  board: (projectId: string) => `/task-assignments/kanban-view/${projectId}`,
  timesheet: (projectId: string) => `/task-assignments/timesheet-view/${projectId}`,
  professionals: () => freelancersList,
  professional: (projectId: string, memberId: string, tab: ProfessionalTab = 'hours') =>
    `${freelancersList}/${tab}/${projectId}/${memberId}`,
  /** The connection of a project with Clockify. */
  clockify: (projectId: string) => `/task-assignments/clockify/${projectId}`,
  /** The board with one task open beside it. */
  task: (projectId: string, taskId: string) => `/task-assignments/kanban-view/${projectId}?task=${taskId}`,
};

interface TaskPlace {
  projectId: string;
  taskId: string;
}

export const tasksWaiting = defineWaiting('tasks', {
  /** For the company; several tasks of a project are approved on its board. */
  tasksToApprove: ({ projectId, taskId }: { projectId: string; taskId: string | null }) =>
    taskId === null ? taskPaths.board(projectId) : taskPaths.task(projectId, taskId),
  /** For the company. */
  contestAnswered: ({ projectId, taskId }: TaskPlace) => taskPaths.task(projectId, taskId),
  /** For the professional. */
  taskToAdjust: ({ projectId, taskId }: TaskPlace) => taskPaths.task(projectId, taskId),
  /** For the professional. */
  hoursContested: ({ projectId, taskId }: TaskPlace) => taskPaths.task(projectId, taskId),
});
