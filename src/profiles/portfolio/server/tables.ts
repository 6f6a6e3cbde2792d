import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { MAXIMUM_PICTURES, MAXIMUM_PIECES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { REPORT_REASONS, type ReportReason } from '#profiles/portfolio/rules/report-reasons.ts';

/** Negative places are only taken inside a transaction that changes the order. */
const within = (maximum: number) => sql.raw(`between -${maximum} and ${maximum - 1}`);

/** A piece of a professional's portfolio. */
export const portfolioPieces = pgTable(
  'portfolio_pieces',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    link: text('link').notNull().default(''),
    version: versionColumn(),
    /** Since when the team of the product shows it to nobody else. */
    hiddenAt: moment('hidden_at'),
    hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    hiddenReason: text('hidden_reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('portfolio_pieces_order').on(table.memberId, table.position),
    check('portfolio_pieces_position_check', sql`${table.position} ${within(MAXIMUM_PIECES)}`),
    index('portfolio_pieces_hidden_by').on(table.hiddenBy),
  ],
);

export const PIECE_FILE_KINDS = ['picture', 'document'] as const;

/** The pictures of a piece, or its PDF. */
export const portfolioFiles = pgTable(
  'portfolio_files',
  {
    id: id(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => portfolioPieces.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<(typeof PIECE_FILE_KINDS)[number]>().notNull(),
    fileKey: text('file_key').notNull().unique(),
    /** A picture's smaller one, for lists. */
    previewKey: text('preview_key').unique(),
    /** The name of the PDF. */
    name: text('name').notNull().default(''),
    /** What the picture shows. */
    alternative: text('alternative').notNull().default(''),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('portfolio_files_order').on(table.pieceId, table.position),
    check('portfolio_files_position_check', sql`${table.position} ${within(MAXIMUM_PICTURES)}`),
    check('portfolio_files_kind_check', oneOf(table.kind, PIECE_FILE_KINDS)),
    // A PDF takes the first place, so that there is one at most.
    check('portfolio_files_document_check', sql`${table.kind} = 'picture' or ${table.position} = 0`),
    check(
      'portfolio_files_picture_check',
      sql`${table.kind} = 'document' or num_nonnulls(${table.previewKey}, ${table.width}, ${table.height}) = 3`,
    ),
  ],
);

/** A piece that somebody reported to the team of the product. */
export const portfolioReports = pgTable(
  'portfolio_reports',
  {
    id: id(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => portfolioPieces.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('portfolio_reports_reason_check', oneOf(table.reason, REPORT_REASONS)),
    uniqueIndex('portfolio_reports_open')
      .on(table.pieceId, table.reporterId)
      .where(sql`${table.closedAt} is null`),
    index('portfolio_reports_reporter').on(table.reporterId),
    index('portfolio_reports_closed_by').on(table.closedBy),
    index('portfolio_reports_waiting')
      .on(table.createdAt)
      .where(sql`${table.closedAt} is null`),
  ],
);
