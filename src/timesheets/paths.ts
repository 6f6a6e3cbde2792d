import { defineWaiting } from '#platform/contract/waiting.ts';
import { taskPaths } from '#tasks/paths.ts';

/** The professionals of all projects (PRJ-03). */
export const freelancersList = '/my-freelancers';

export const professionalTabs = ['hours', 'financial', 'details'] as const;
export type ProfessionalTab = (typeof professionalTabs)[number];

export const timesheetPaths = {
  professionals: () => freelancersList,
  professional: (projectId: string, memberId: string, tab: ProfessionalTab = 'hours') =>
    `${freelancersList}/${tab}/${projectId}/${memberId}`,
  /** The connection of a project with Clockify. */
  clockify: (projectId: string) => `/task-assignments/clockify/${projectId}`,
};

interface TaskPlace {
  projectId: string;
  taskId: string;
}

export const timesheetsWaiting = defineWaiting('timesheets', {
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
