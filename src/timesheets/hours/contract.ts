import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { calendarDate, done, text, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { ENTRY_DESCRIPTION_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';
import * as schemas from '#timesheets/hours/schemas.ts';

/** Hours are written by the person who worked them, and by nobody else. */
const access = { roles: ['squadMember'] } as const;
const { notFound, staleVersion } = platformErrors;
const { overlap, dailyLimit, inFuture, emptySpan, tooLate, beforeStart, clockRuns } = timesheetErrors;
const refusals = [notFound, overlap, dailyLimit, inFuture, emptySpan, tooLate, beforeStart, clockRuns] as const;
const { onlyOwn, needsEstimate } = taskErrors;
const { notWorking, notStarted, hoursClosed, notInProgress } = timesheetErrors;
const places = [notWorking, notStarted, hoursClosed, onlyOwn, needsEstimate, notInProgress] as const;
const ofEntry = z.object({ entryId: z.uuid() });
const entries = z.object({ entries: z.array(schemas.entryView) });

export const hoursContract = defineContract({
  'POST /timeEntries': operation({
    summary: 'Put down worked hours; over midnight they become an entry for each day',
    access,
    changes: [timesheetHappenings.hoursWritten],
    unverified: openToUnverified.work,
    body: schemas.newEntry,
    status: 201,
    output: entries,
    errors: [...refusals, ...places],
  }),
  'PATCH /timeEntries/{entryId}': operation({
    summary: 'Change own pending hours: for 3 calendar days, and shorten them during an adjustment',
    access,
    changes: [timesheetHappenings.hoursChanged],
    unverified: openToUnverified.work,
    params: ofEntry,
    body: schemas.entryChange,
    output: schemas.entryView,
    errors: [
      ...refusals,
      staleVersion,
      timesheetErrors.entryLocked,
      taskErrors.reviewOpen,
      timesheetErrors.notLonger,
      timesheetErrors.acrossMidnight,
    ],
  }),
  'DELETE /timeEntries/{entryId}': operation({
    summary: 'Delete own pending hours',
    access,
    changes: [timesheetHappenings.hoursDeleted],
    unverified: openToUnverified.work,
    params: ofEntry,
    query: z.object({ version: z.coerce.number<string>().pipe(version) }),
    output: done,
    errors: [notFound, staleVersion, timesheetErrors.entryLocked, taskErrors.reviewOpen, tooLate],
  }),
  'POST /timeEntries/copyDay': operation({
    summary:
      'Copy the hours of one date, or those at one task, to another date: what does not fit is left out and counted',
    access,
    changes: [timesheetHappenings.hoursWritten],
    unverified: openToUnverified.work,
    body: z.strictObject({ from: calendarDate, to: calendarDate, taskId: z.uuid().optional() }),
    output: entries.extend({ leftOut: z.int() }),
    errors: [notFound, tooLate, inFuture],
  }),
  'GET /timeEntries/week': operation({
    summary: 'The own hours of a week over all projects, day by day',
    access,
    query: z.object({ weekOf: calendarDate.optional() }),
    output: schemas.weekView,
  }),
  'PUT /timeEntries/week': operation({
    summary: 'Say that the own week in a project is complete, or take that back',
    access,
    changes: [timesheetHappenings.weekCompleted],
    unverified: openToUnverified.work,
    body: z.strictObject({ projectId: z.uuid(), weekOf: calendarDate, complete: z.boolean() }),
    output: done,
    errors: [notFound, timesheetErrors.weekAhead],
  }),
  'GET /timeEntries/task/{taskId}': operation({
    summary: 'The own hours at one task, newest first, at most 100',
    access,
    params: z.object({ taskId: z.uuid() }),
    output: entries.extend({ timeZone: z.string(), today: z.iso.date() }),
    errors: [notFound],
  }),
  'GET /tasks/{projectId}/{taskId}/forecast': operation({
    summary: 'What an open task takes in the end at the pace so far; null where nothing tells',
    access: { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' },
    params: z.object({ projectId: z.uuid(), taskId: z.uuid() }),
    output: z.object({ forecast: schemas.forecast.nullable() }),
    errors: [notFound],
  }),
  'GET /timeEntries/clock': operation({
    summary: 'The own running clock',
    access,
    output: z.object({ clock: schemas.clockView.nullable() }),
  }),
  'POST /timeEntries/clock': operation({
    summary: 'Start the clock at a task, which begins with it',
    access,
    changes: [timesheetHappenings.clockStarted],
    unverified: openToUnverified.work,
    body: schemas.clockStart,
    output: z.object({ clock: schemas.clockView, entries: z.array(schemas.entryView) }),
    errors: [notFound, dailyLimit, beforeStart, clockRuns, ...places],
  }),
  'PATCH /timeEntries/clock': operation({
    summary: 'Say what one is working on',
    access,
    changes: [timesheetHappenings.hoursChanged],
    unverified: openToUnverified.work,
    body: z.strictObject({ description: text(ENTRY_DESCRIPTION_LENGTH) }),
    output: z.object({ clock: schemas.clockView }),
    errors: [timesheetErrors.clockGone],
  }),
  'DELETE /timeEntries/clock': operation({
    summary: 'Stop the clock and put down its whole minutes; none are put down for less than one',
    access,
    changes: [timesheetHappenings.clockStopped],
    unverified: openToUnverified.work,
    output: entries,
    errors: [timesheetErrors.clockGone],
  }),
});
