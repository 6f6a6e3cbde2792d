/** The columns of a board, in the specification's order. `finished` waits for approval. */
export const taskStatuses = ['backlog', 'toDo', 'inProgress', 'finished', 'rejected', 'paid'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
