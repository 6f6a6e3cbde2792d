import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { type Language, languages } from '#platform/i18n/language.ts';
import { projects } from '#projects/server/tables.ts';
import { type BoardPart, boardParts } from '#tasks/board/schemas.ts';
import type { TimesheetStatus } from '#tasks/hours/rules/entry-life.ts';
import {
  type ReportFormat,
  reportFormats,
  type ReportKind,
  reportKinds,
  type ReportState,
  reportStates,
} from '#tasks/reports/rules/report-terms.ts';
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
    state: text('state').$type<ReportState>().notNull().default('queued'),
    /** In percent. */
    progress: integer('progress').notNull().default(0),
    lines: integer('lines'),
    minutes: bigint('minutes', { mode: 'number' }),
    fileKey: text('file_key'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    check('hour_reports_kind_check', oneOf(table.kind, reportKinds)),
    check('hour_reports_format_check', oneOf(table.format, reportFormats)),
    check('hour_reports_language_check', oneOf(table.language, languages)),
    check('hour_reports_part_check', oneOf(table.part, boardParts)),
    check('hour_reports_state_check', oneOf(table.state, reportStates)),
    check('hour_reports_progress_check', sql`${table.progress} between 0 and 100`),
    check('hour_reports_file_check', sql`(${table.state} = 'done') <= (${table.fileKey} is not null)`),
    // One of each kind is made for a person at a time.
    uniqueIndex('hour_reports_running')
      .on(table.userId, table.kind)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('hour_reports_user').on(table.userId, table.id.desc().nullsFirst()),
    index('hour_reports_workspace').on(table.workspaceId),
    index('hour_reports_project').on(table.projectId),
    index('hour_reports_state').on(table.state),
  ],
);
