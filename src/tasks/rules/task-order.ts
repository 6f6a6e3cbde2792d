/** By what a table of tasks is sorted; `status` is the order of the board. */
export const taskSorts = ['status', 'title', 'dueOn', 'estimate', 'consumed'] as const;
export type TaskSort = (typeof taskSorts)[number];

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface TaskOrder {
  sort: TaskSort;
  direction: SortDirection;
}
