/** The panel of a person's boards (TSK-01). */
export const taskPanel = '/task-assignments';

/** A professional's own hours of a week over all projects. Boards link to it; the page belongs to timesheets. */
export const taskWeek = '/task-assignments/week';

export const taskPaths = {
  panel: () => taskPanel,
  week: (date?: string) => (date === undefined ? taskWeek : `${taskWeek}?of=${date}`),
  board: (projectId: string) => `/task-assignments/kanban-view/${projectId}`,
  /** The hours of a project. Its board links to it; the page belongs to timesheets. */
  timesheet: (projectId: string) => `/task-assignments/timesheet-view/${projectId}`,
  /** The board with one task open beside it. */
  task: (projectId: string, taskId: string) => `/task-assignments/kanban-view/${projectId}?task=${taskId}`,
};
