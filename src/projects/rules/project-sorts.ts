/** What the list of projects is sorted by; latest change first unless said otherwise. */
export const projectSorts = ['updated', 'created', 'title'] as const;
export type ProjectSort = (typeof projectSorts)[number];
export type SortDirection = 'ascending' | 'descending';

/** Titles from A, moments from the latest. */
export function usualDirection(sort: ProjectSort): SortDirection {
  return sort === 'title' ? 'ascending' : 'descending';
}
