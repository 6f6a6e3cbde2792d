import { bigint, boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import type { ReportState } from '#platform/contract/report-states.ts';
import { id, oneOf } from '#platform/db/columns.ts';
import { type Language, languages } from '#platform/i18n/language.ts';
import { isBeingMade, reportColumns, reportConstraints } from '#platform/reports/background/report-columns.ts';
import { projects } from '#projects/server/tables.ts';
import { type BoardPart, boardParts } from '#tasks/rules/board-parts.ts';
import type { TimesheetStatus } from '#timesheets/hours/rules/entry-life.ts';
import { type ReportKind, reportKinds } from '#timesheets/reports/rules/report-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A report of hours that somebody asked for: made in the background, kept for a day. */
export const hourReports = pgTable(
  'hour_reports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    format: text('format').$type<ReportFormat>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** As whom it was asked for: a professional's holds the own hours alone. */
    part: text('part').$type<BoardPart>().notNull(),
    withMoney: boolean('with_money').notNull(),
    /** Null: everyone. */
    memberIds: uuid('member_ids').array(),
    statuses: jsonb('statuses').$type<TimesheetStatus[]>().notNull(),
    search: text('search').notNull().default(''),
    fromDate: date('from_date'),
    toDate: date('to_date'),
    minutes: bigint('minutes', { mode: 'number' }),
    state: text('state').$type<ReportState>().notNull().default('queued'),
    ...reportColumns(),
  },
  (table) => [
    check('hour_reports_kind_check', oneOf(table.kind, reportKinds)),
    check('hour_reports_format_check', oneOf(table.format, reportFormats)),
    check('hour_reports_language_check', oneOf(table.language, languages)),
    check('hour_reports_part_check', oneOf(table.part, boardParts)),
    ...reportConstraints('hour_reports', table),
    // One of each kind is made for a person at a time.
    uniqueIndex('hour_reports_running').on(table.userId, table.kind).where(isBeingMade(table)),
    index('hour_reports_workspace').on(table.workspaceId),
    index('hour_reports_project').on(table.projectId),
  ],
);
