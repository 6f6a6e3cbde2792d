/** By this key the browser keeps a task; what later rooms show of it stands below, so that a live change of the task reads it anew. */
export const taskKey = (projectId: string, taskId: string) => ['tasks', projectId, 'task', taskId] as const;
/** By this key it keeps what was said of the hours of any task. */
export const threadsKey = (projectId: string) => ['tasks', projectId, 'threads'] as const;
