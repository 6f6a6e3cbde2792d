import { type BoardLook, boardLooks } from '#tasks/rules/board-looks.ts';
import { type SortDirection, sortDirections, type TaskSort, taskSorts } from '#tasks/rules/task-order.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { readList, readWords } from '#ui/router/read-words.ts';

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
const readMonth = (value: unknown) =>
  typeof value === 'string' && /^2\d{3}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

const shown = ['history', 'tags', 'report', 'balance'] as const;

export interface BoardSearch {
  /** Absent: as a board. */
  look?: BoardLook | undefined;
  search?: string | undefined;
  assigned?: string[] | undefined;
  tags?: string[] | undefined;
  /** The order of the table. */
  sort?: TaskSort | undefined;
  direction?: SortDirection | undefined;
  /** The month of the calendar, `YYYY-MM`. */
  month?: string | undefined;
  /** The saved view that this was opened from. */
  saved?: string | undefined;
  /** The open task; `new` adds one. */
  task?: string | undefined;
  /** What is open above the board. */
  show?: (typeof shown)[number] | undefined;
}

/** The part of the address that narrows the tasks. */
export const filterOf = ({ search, assigned, tags }: BoardSearch) => ({ search, assigned, tags });

/** Changes parts of the board's address; undefined removes a key. */
export type ChangeBoardSearch = (next: BoardSearch) => void;

export const panelPage = pageAddress('/task-assignments', ({ search }) => ({ search: readWords(search) }));
/** The board of a project. */
export const boardPage = pageAddress(
  '/task-assignments/kanban-view/$projectId',
  ({ look, search, assigned, tags, sort, direction, month, saved, task, show }): BoardSearch => ({
    look: oneOf(boardLooks, look),
    search: readWords(search),
    assigned: readList(assigned, 20),
    tags: readList(tags, 10),
    sort: oneOf(taskSorts, sort),
    direction: oneOf(sortDirections, direction),
    month: readMonth(month),
    saved: readWords(saved),
    task: readWords(task),
    show: oneOf(shown, show),
  }),
);
