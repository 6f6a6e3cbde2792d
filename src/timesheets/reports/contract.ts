import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { boardParts } from '#tasks/rules/board-parts.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import * as schemas from './schemas.ts';

/** A colleague needs `generateReports`; professionals get their own hours. Columns with money ask `accessPayments`. */
const access = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'generateReports' } as const;
/** Browsers fetch a file without naming a space, so whoever asked for it is checked in the space of the report. */
const own = { roles: ['squadOwner', 'squadMember', 'admin'], withoutSpace: true } as const;

const { notFound, tooLongForPdf } = platformErrors;
const { noHoursFound, tooLongForAnswer, reportRunning, reportFinished, reportGone } = timesheetErrors;
const ofProject = z.object({ projectId: z.uuid() });
const ofReport = z.object({ reportId: z.uuid() });
const person = z.object({ memberId: z.uuid(), name: z.string() });
const limit = { count: 60, seconds: 3600 };

export const reportsContract = defineContract({
  'GET /timeControlReport/{projectId}': operation({
    summary: 'What a report of a project’s hours can be made of, and the caller’s latest reports',
    access,
    params: ofProject,
    output: z.object({
      project: z.object({ projectId: z.uuid(), title: z.string() }),
      part: z.enum(boardParts),
      people: z.array(person),
      /** It has columns with money. */
      withMoney: z.boolean(),
      /** The one that is being made, wherever it was asked for, or the last one of this project; at most one of each kind. */
      latest: z.array(schemas.reportView),
    }),
    errors: [notFound],
  }),
  'POST /timeControlReport/{projectId}': operation({
    summary: 'Starts a report of all hours that match; one of each kind at a time',
    access,
    changes: [timesheetHappenings.reportAsked],
    unverified: openToUnverified.work,
    params: ofProject,
    body: schemas.reportRequest,
    status: 202,
    output: schemas.reportView,
    errors: [notFound, noHoursFound, tooLongForPdf, reportRunning],
    limit,
  }),
  'GET /hourReports/{reportId}': operation({
    summary: 'An own report and how far it is',
    access: own,
    params: ofReport,
    output: schemas.reportView,
    errors: [notFound],
  }),
  'POST /hourReports/{reportId}/cancel': operation({
    summary: 'Stops an own report that is being made',
    access: own,
    changes: [timesheetHappenings.reportCancelled],
    unverified: openToUnverified.work,
    params: ofReport,
    output: schemas.reportView,
    errors: [notFound, reportFinished],
  }),
  'GET /hourReports/{reportId}/file': operation({
    summary: 'The file of an own report, for a day',
    access: own,
    params: ofReport,
    output: fileAnswer,
    errors: [notFound, reportGone],
  }),
  'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}': operation({
    summary: 'The hours of a project in a month (`YYYY-MM`) as a file',
    access,
    params: ofProject.extend({ month: schemas.reportMonth, exportFormat: schemas.reportFormat }),
    output: fileAnswer,
    errors: [notFound, noHoursFound, tooLongForPdf, tooLongForAnswer],
    limit,
  }),
  'GET /myFreelancers/{projectId}/report/{userId}': operation({
    summary: 'The hours of one professional in a project as a file',
    access,
    params: ofProject.extend({ userId: z.uuid() }),
    query: z.object({
      exportFormat: schemas.reportFormat.default('pdf'),
      /** Local dates, both included; without them the entire period. */
      from: schemas.reportDate.optional(),
      to: schemas.reportDate.optional(),
    }),
    output: fileAnswer,
    errors: [notFound, noHoursFound, tooLongForPdf, tooLongForAnswer],
    limit,
  }),
});
