/** The panel of a person's boards (TSK-01). */
export const taskPanel = '/task-assignments';

/** The own hours of a week over all projects, to which a professional's boards lead; its page is a later room's. */
export const taskWeek = '/task-assignments/week';

export const taskPaths = {
  panel: () => taskPanel,
  week: (date?: string) => (date === undefined ? taskWeek : `${taskWeek}?of=${date}`),
  board: (projectId: string) => `/task-assignments/kanban-view/${projectId}`,
  /** The hours of a project, to which its board leads; the page is a later room's. */
  timesheet: (projectId: string) => `/task-assignments/timesheet-view/${projectId}`,
  /** The board with one task open beside it. */
  task: (projectId: string, taskId: string) => `/task-assignments/kanban-view/${projectId}?task=${taskId}`,
};
