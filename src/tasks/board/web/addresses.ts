import { pageAddress } from '#platform/ui/router/page-address.ts';

/** A search for 2026 is parsed as a number. */
export const readWords = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 100) : undefined;
export const readList = (value: unknown, maximum: number) => {
  const items = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  return items.length > 0 ? items.slice(0, maximum) : undefined;
};

export interface BoardSearch {
  search?: string | undefined;
  assigned?: string[] | undefined;
  tags?: string[] | undefined;
  /** The open task; `new` adds one. */
  task?: string | undefined;
  /** The history, the tags or the export of hours is open. */
  show?: 'history' | 'tags' | 'report' | undefined;
}

/** Changes parts of the board's address; undefined removes a key. */
export type ChangeBoardSearch = (next: BoardSearch) => void;

export const panelPage = pageAddress('/task-assignments', ({ search }) => ({ search: readWords(search) }));
/** The board of a project. */
export const boardPage = pageAddress(
  '/task-assignments/kanban-view/$projectId',
  ({ search, assigned, tags, task, show }): BoardSearch => ({
    search: readWords(search),
    assigned: readList(assigned, 20),
    tags: readList(tags, 10),
    task: readWords(task),
    show: show === 'history' || show === 'tags' || show === 'report' ? show : undefined,
  }),
);
