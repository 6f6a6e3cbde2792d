import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { id, momentOfWriting, oneOf } from '#platform/db/columns.ts';
import { type NotaFormat, notaFormats } from '#payouts/pay-runs/rules/nota-formats.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';

/** The nota fiscal that a professional with a company issued for a month of work in a project. */
export const professionalNotas = pgTable(
  'professional_notas',
  {
    id: id(),
    hireId: uuid('hire_id')
      .notNull()
      .references(() => projectProfessionals.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    /** The first day of the month in which the hours were worked. */
    month: date('month').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** Null: the account is deleted, and the file with it. */
    fileKey: text('file_key').unique(),
    fileFormat: text('file_format').$type<NotaFormat>().notNull(),
    attachedAt: momentOfWriting('attached_at'),
  },
  (table) => [
    unique('professional_notas_month').on(table.hireId, table.month),
    check('professional_notas_month_check', sql`extract(day from ${table.month}) = 1`),
    check('professional_notas_number_check', sql`char_length(${table.number}) between 1 and 60`),
    check('professional_notas_format_check', oneOf(table.fileFormat, notaFormats)),
    index('professional_notas_member').on(table.memberId),
  ],
);
