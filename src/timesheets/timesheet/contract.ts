import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { calendarDate, cursor, moment, oneOrMany, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { boardParts } from '#tasks/rules/board-parts.ts';
import { entryStates, timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';
import { MAXIMUM_CHOSEN_PEOPLE } from './rules/filter-limits.ts';

const status = z.enum(timesheetStatuses);
const person = { memberId: z.uuid(), name: z.string() };

const timesheetEntry = z.object({
  entryId: z.uuid(),
  taskId: z.uuid(),
  taskTitle: z.string(),
  ...person,
  description: z.string(),
  startedAt: moment,
  endedAt: moment,
  minutes: z.int(),
  /** The zone in which it was written, and the date there (`YYYY-MM-DD`). */
  timeZone: z.string(),
  localDate: z.string(),
  state: z.enum(entryStates),
  status,
  deadlineAt: moment,
});

export type TimesheetEntry = z.output<typeof timesheetEntry>;

export const timesheetContract = defineContract({
  'GET /timeEntries/project/{projectId}': operation({
    summary: 'The hours of a project, newest first, with their sums; professionals read their own',
    access: { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' },
    params: z.object({ projectId: z.uuid() }),
    query: z.object({
      /** Local dates, both included; without them the entire period. */
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      professionals: oneOrMany(z.uuid(), MAXIMUM_CHOSEN_PEOPLE).optional(),
      status: oneOrMany(status, timesheetStatuses.length).optional(),
      /** In the titles of tasks. */
      search: text(100).optional(),
      cursor: cursor.optional(),
    }),
    output: z.object({
      project: z.object({ projectId: z.uuid(), title: z.string() }),
      part: z.enum(boardParts),
      abilities: z.object({ report: z.boolean(), connectClockify: z.boolean() }),
      /** Who works or worked there, to filter by; professionals see themselves alone. */
      people: z.array(z.object(person)),
      entries: z.array(timesheetEntry),
      nextCursor: z.string().nullable(),
      /** Sums all that is filtered, not only this page. */
      summary: z.object({
        minutes: z.int(),
        byStatus: z.array(z.object({ status, minutes: z.int() })),
        byProfessional: z.array(z.object({ ...person, minutes: z.int() })),
      }),
    }),
    errors: [platformErrors.notFound],
  }),
});
