import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, momentOfWriting, oneOf, refersTo } from '#platform/db/columns.ts';
import { type NotaFormat, notaFormats } from '#payouts/pay-runs/rules/nota-formats.ts';
import {
  type TaxName,
  taxNames,
  type TaxPaymentState,
  taxPaymentStates,
} from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What an administrator typed for somebody without a company; it holds for just the hours of then, and for one payment. */
export const withheldTaxes = pgTable(
  'withheld_taxes',
  {
    id: id(),
    memberId: refersTo('member_id', () => users.id),
    /** The net of the hours for which they were typed, before taxes. */
    netCents: cents('net_cents').notNull(),
    inssCents: cents('inss_cents').notNull(),
    irrfCents: cents('irrf_cents').notNull(),
    issCents: cents('iss_cents').notNull(),
    typedBy: refersTo('typed_by', () => users.id),
    /** The payment that was made by them. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Other lines took their place before they were used. */
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'withheld_taxes_value_check',
      sql`${table.inssCents} >= 0 and ${table.irrfCents} >= 0 and ${table.issCents} >= 0
        and ${table.inssCents} + ${table.irrfCents} + ${table.issCents} < ${table.netCents}`,
    ),
    check('withheld_taxes_end_check', sql`num_nonnulls(${table.paymentId}, ${table.replacedAt}) <= 1`),
    uniqueIndex('withheld_taxes_open')
      .on(table.memberId)
      .where(sql`${table.paymentId} is null and ${table.replacedAt} is null`),
    uniqueIndex('withheld_taxes_payment').on(table.paymentId),
    index('withheld_taxes_typed').on(table.typedBy),
  ],
);

/** Withheld taxes that the operator paid over to the state, by the document (guia) that the state gave for them. */
export const taxPayments = pgTable(
  'tax_payments',
  {
    id: id(),
    tax: text('tax').$type<TaxName>().notNull(),
    /** The first day of the month in which they were withheld. */
    month: date('month').notNull(),
    cents: cents('cents').notNull(),
    paidOn: date('paid_on').notNull(),
    guide: text('guide').notNull(),
    /** What is asked for is as good as paid, until a second administrator refuses it. */
    state: text('state').$type<TaxPaymentState>().notNull(),
    createdBy: refersTo('created_by', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('tax_payments_tax_check', oneOf(table.tax, taxNames)),
    check('tax_payments_month_check', sql`extract(day from ${table.month}) = 1`),
    check('tax_payments_cents_check', sql`${table.cents} > 0`),
    check('tax_payments_guide_check', sql`char_length(${table.guide}) between 1 and 60`),
    check('tax_payments_state_check', oneOf(table.state, taxPaymentStates)),
    uniqueIndex('tax_payments_once')
      .on(table.month, table.tax, table.guide)
      .where(sql`${table.state} <> 'dropped'`),
    index('tax_payments_created_by').on(table.createdBy),
  ],
);

/** The nota fiscal that a professional with a company issued for a month of work in a project. */
export const professionalNotas = pgTable(
  'professional_notas',
  {
    id: id(),
    hireId: refersTo('hire_id', () => projectProfessionals.id),
    memberId: refersTo('member_id', () => users.id),
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
