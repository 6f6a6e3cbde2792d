import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { momentOfWriting, oneOf, refersTo, versionColumn } from '#platform/db/columns.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { type InvoiceFormat, invoiceFormats } from '#wallet/statements/rules/invoice-file.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The nota fiscal that was issued elsewhere for a payment of a company: its number and date, and its file where there is one. */
export const invoices = pgTable(
  'invoices',
  {
    transactionId: refersTo('transaction_id', () => ledgerTransactions.id).primaryKey(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    number: text('number').notNull(),
    /** The date on it; null: attached before dates were asked for. */
    issuedOn: date('issued_on'),
    fileKey: text('file_key').unique(),
    fileFormat: text('file_format').$type<InvoiceFormat>(),
    attachedBy: refersTo('attached_by', () => users.id),
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
