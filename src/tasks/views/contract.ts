import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { calendarDate, cursor } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskFilter } from '#tasks/board/schemas.ts';
import { taskErrors } from '#tasks/errors.ts';
import { sortDirections, taskSorts } from '#tasks/rules/task-order.ts';
import * as schemas from './schemas.ts';

const reading = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const writing = { roles: ['squadOwner', 'squadMember'], permission: 'trackTasks' } as const;
const params = z.object({ projectId: z.uuid() });
const { notFound } = platformErrors;
const { boardNotEnabled, projectEnded } = taskErrors;

/** The tasks of a board as a table and as a calendar, and changes of many. */
export const viewsContract = defineContract({
  'GET /tasks/{projectId}/list': operation({
    summary: 'The tasks of a board in any order, page by page',
    access: reading,
    params,
    query: z.object({
      ...taskFilter,
      sort: z.enum(taskSorts).default('status'),
      direction: z.enum(sortDirections).default('ascending'),
      cursor: cursor.optional(),
    }),
    output: schemas.taskList,
    errors: [notFound],
  }),
  'GET /tasks/{projectId}/calendar': operation({
    summary: 'The tasks of a board that are due within at most six weeks, by day',
    access: reading,
    params,
    /** Local dates, both included. */
    query: z.object({ ...taskFilter, from: calendarDate, to: calendarDate }),
    output: schemas.taskCalendar,
    errors: [notFound],
  }),
  'POST /tasks/{projectId}/many': operation({
    summary: 'Move, assign, tag, date or delete several tasks; says of each why it was left as it is',
    access: writing,
    changes: [taskHappenings.taskChanged, taskHappenings.taskMoved, taskHappenings.taskDeleted],
    unverified: openToUnverified.work,
    params,
    body: schemas.changeMany,
    status: 200,
    output: schemas.manyResults,
    errors: [notFound, boardNotEnabled, projectEnded],
  }),
});
