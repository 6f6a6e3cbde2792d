/** The panel of a person's boards (TSK-01). */
export const taskPanel = '/task-assignments';

export const taskPaths = {
  panel: () => taskPanel,
  board: (projectId: string) => `/task-assignments/kanban-view/${projectId}`,
  timesheet: (projectId: string) => `/task-assignments/timesheet-view/${projectId}`,
  /** The board with one task open beside it. */
  task: (projectId: string, taskId: string) => `/task-assignments/kanban-view/${projectId}?task=${taskId}`,
};
