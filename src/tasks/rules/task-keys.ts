/**
 * The key under which the browser keeps a task. Later rooms keep what they show of it under the same key, so that a live change reads that anew
 * too.
 */
export const taskKey = (projectId: string, taskId: string) => ['tasks', projectId, 'task', taskId] as const;
/** The key under which the browser keeps what was said of the hours of any task. */
export const threadsKey = (projectId: string) => ['tasks', projectId, 'threads'] as const;
