import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import type { ReportState } from '#platform/contract/report-states.ts';
import { id, momentOfWriting, oneOf, versionColumn } from '#platform/db/columns.ts';
import { type Language, languages } from '#platform/i18n/language.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { isBeingMade, reportColumns, reportConstraints } from '#platform/reports/background/report-columns.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { type InvoiceFormat, invoiceFormats } from '#wallet/statements/rules/invoice-file.ts';
import {
  type PaymentType,
  type StatementType,
  type StatementView,
  statementViews,
} from '#wallet/statements/rules/statement-lines.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The statement or the payments of a company as a file that somebody asked for: made in the background, kept for a day. */
export const walletFiles = pgTable(
  'wallet_files',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    view: text('view').$type<StatementView>().notNull(),
    format: text('format').$type<ReportFormat>().notNull(),
    language: text('language').$type<Language>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Empty: all. */
    types: jsonb('types').$type<(StatementType | PaymentType)[]>().notNull(),
    fromDate: date('from_date'),
    toDate: date('to_date'),
    /** The sum of its lines. */
    cents: bigint('cents', { mode: 'number' }),
    state: text('state').$type<ReportState>().notNull().default('queued'),
    ...reportColumns(),
  },
  (table) => [
    check('wallet_files_view_check', oneOf(table.view, statementViews)),
    check('wallet_files_format_check', oneOf(table.format, reportFormats)),
    check('wallet_files_language_check', oneOf(table.language, languages)),
    check('wallet_files_currency_check', oneOf(table.currency, currencies)),
    ...reportConstraints('wallet_files', table),
    // One is made for a person at a time.
    uniqueIndex('wallet_files_running').on(table.userId).where(isBeingMade(table)),
    index('wallet_files_workspace').on(table.workspaceId),
  ],
);

/** The nota fiscal that was issued elsewhere for a payment of a company: its number and date, and its file where there is one. */
export const invoices = pgTable(
  'invoices',
  {
    transactionId: uuid('transaction_id')
      .primaryKey()
      .references(() => ledgerTransactions.id),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    number: text('number').notNull(),
    /** The date on it; null: attached before dates were asked for. */
    issuedOn: date('issued_on'),
    fileKey: text('file_key').unique(),
    fileFormat: text('file_format').$type<InvoiceFormat>(),
    attachedBy: uuid('attached_by')
      .notNull()
      .references(() => users.id),
    attachedAt: momentOfWriting('attached_at'),
    version: versionColumn(),
  },
  (table) => [
    check('invoices_number_check', sql`char_length(${table.number}) between 1 and 60`),
    check('invoices_file_check', sql`(${table.fileKey} is null) = (${table.fileFormat} is null)`),
    check('invoices_format_check', oneOf(table.fileFormat, invoiceFormats)),
    index('invoices_workspace').on(table.workspaceId),
    index('invoices_attached_by').on(table.attachedBy),
  ],
);
