import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { presentCard, type TaskFilter } from '#tasks/board/server/card-rows.ts';
import { cursorOf } from '#tasks/board/server/cursors.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { MAXIMUM_CALENDAR_DAYS } from '#tasks/views/rules/calendar-days.ts';
import type { TaskOrder, TaskSort } from '#tasks/rules/task-order.ts';
import { countMatching, readDueRows, readListRows } from './list-queries.ts';

const TASKS_PER_PAGE = 50;
const TASKS_PER_DAY = 50;
const DAY_MS = 86_400_000;

const figure = z.string().regex(/^-?\d{1,10}$/);
/** How the key of each order looks, so that a cursor that was made up is refused. */
const keys: Record<TaskSort, z.ZodType<string>> = {
  status: z.string().regex(/^[1-9][0-9A-Za-z]{1,200}$/),
  title: z.string().max(250),
  dueOn: z.union([z.iso.date(), z.enum(['infinity', '-infinity'])]),
  estimate: figure,
  consumed: figure,
};
const cursorBy = (sort: TaskSort) => cursorOf(z.tuple([keys[sort], z.uuid()]));

/** A page of a board's tasks in the order that is asked for. */
export async function readList(
  context: SignedInContext,
  projectId: string,
  { sort, direction, cursor, ...filter }: TaskFilter & TaskOrder & { cursor?: string | undefined },
) {
  const { database } = context;
  const after = cursorBy(sort).read(cursor);
  const reader = await requireReader(database, context, projectId);
  const page = { sort, direction, after, limit: TASKS_PER_PAGE + 1 };
  const [rows, { count }] = await Promise.all([
    readListRows(database, reader, filter, page),
    countMatching(database, reader, filter),
  ]);
  const shown = rows.slice(0, TASKS_PER_PAGE);
  const end = shown.at(-1);
  return {
    tasks: shown.map(presentCard),
    count,
    nextCursor: end && rows.length > shown.length ? cursorBy(sort).write([end.sort_key, end.id]) : null,
  };
}

/** The tasks that are due from one date to another, by day. */
export async function readCalendar(
  context: SignedInContext,
  projectId: string,
  { from, to, ...filter }: TaskFilter & { from: string; to: string },
) {
  const { database } = context;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAXIMUM_CALENDAR_DAYS)
    throw platformErrors.invalid({}, [{ path: 'query.to', code: 'platform.fieldInvalid' }]);
  const reader = await requireReader(database, context, projectId);
  const [rows, { undated }] = await Promise.all([
    readDueRows(database, reader, filter, { from, to, perDay: TASKS_PER_DAY }),
    countMatching(database, reader, filter),
  ]);
  const dates = [...new Set(rows.map((row) => row.due_on))];
  return {
    days: dates.map((date) => {
      const due = rows.filter((row) => row.due_on === date);
      return { date, count: due[0]!.day_count, tasks: due.map(presentCard) };
    }),
    undated,
  };
}
