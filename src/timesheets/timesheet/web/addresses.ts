import { pageAddress } from '#ui/router/page-address.ts';
import { readList, readWords } from '#ui/router/read-words.ts';
import { type TimesheetStatus, timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';

export interface TimesheetSearch {
  /** Local dates, both included; without them the entire period. */
  from?: string | undefined;
  to?: string | undefined;
  professionals?: string[] | undefined;
  status?: TimesheetStatus[] | undefined;
  search?: string | undefined;
}

const readDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
const readStatuses = (value: unknown) => {
  const named = readList(value, timesheetStatuses.length) ?? [];
  const statuses = timesheetStatuses.filter((status) => named.includes(status));
  return statuses.length > 0 ? statuses : undefined;
};

/** The timesheet of a project. */
export const timesheetPage = pageAddress(
  '/task-assignments/timesheet-view/$projectId',
  ({ from, to, professionals, status, search }): TimesheetSearch => ({
    from: readDate(from),
    to: readDate(to),
    // All of them: the server refuses too many, and the page says so.
    professionals: readList(professionals, Number.POSITIVE_INFINITY),
    status: readStatuses(status),
    search: readWords(search),
  }),
);
