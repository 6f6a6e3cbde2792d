import { z } from 'zod';
import { reportFormats } from '#platform/contract/report-formats.ts';
import { reportProgress } from '#platform/contract/report-progress.ts';
import { calendarDate, text } from '#platform/contract/schemas.ts';
import { timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';
import { FIRST_REPORT_DATE, LAST_REPORT_DATE, REPORT_PEOPLE } from './rules/report-limits.ts';
import { reportKinds } from './rules/report-terms.ts';

const MAXIMUM_EVIDENCE_DAYS = 31;
const DAY_MS = 86_400_000;

export const reportFormat = z.enum(reportFormats);
/** Dates that a calendar of PostgreSQL knows too. */
export const reportDate = calendarDate.refine((date) => date >= FIRST_REPORT_DATE && date <= LAST_REPORT_DATE);
export const reportMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const reportRequest = z
  .strictObject({
    kind: z.enum(reportKinds).default('hours'),
    format: reportFormat,
    professionals: z.union([z.literal('everyone'), z.array(z.uuid()).min(1).max(REPORT_PEOPLE)]),
    /** Local dates, both included; null: from the beginning, to the end. */
    from: reportDate.nullable(),
    to: reportDate.nullable(),
    status: z.array(z.enum(timesheetStatuses)).max(timesheetStatuses.length).default([]),
    /** In the titles of tasks. */
    search: text(100).default(''),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, { path: ['to'] })
  .refine(({ kind, format }) => kind !== 'evidence' || format === 'pdf', { path: ['format'] })
  .refine(
    ({ kind, from, to }) =>
      kind !== 'evidence' ||
      (from !== null && to !== null && Date.parse(to) - Date.parse(from) < MAXIMUM_EVIDENCE_DAYS * DAY_MS),
    { path: ['from'] },
  );

export const reportView = z.object({
  ...reportProgress,
  project: z.object({ projectId: z.uuid(), title: z.string() }),
  kind: z.enum(reportKinds),
  format: reportFormat,
  from: z.string().nullable(),
  to: z.string().nullable(),
  minutes: z.int().nullable(),
});

export type ReportRequest = z.output<typeof reportRequest>;
export type ReportView = z.output<typeof reportView>;
