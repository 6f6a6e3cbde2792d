/** How the list of projects is sorted; latest change first by default. */
export const projectSorts = ['updated', 'created', 'title'] as const;
export type ProjectSort = (typeof projectSorts)[number];
export type SortDirection = 'ascending' | 'descending';

/** Titles from A to Z, dates from the latest. */
export function usualDirection(sort: ProjectSort): SortDirection {
  return sort === 'title' ? 'ascending' : 'descending';
}
