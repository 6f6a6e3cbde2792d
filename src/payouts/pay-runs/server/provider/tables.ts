import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';
import { type FailureReason, failureReasons } from '#payouts/pay-runs/rules/payment-states.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const ends = ['paid', 'failed', 'returned'] as const;

/** The payouts of the built-in sandbox, as its own side keeps them. */
export const sandboxPayouts = pgTable(
  'sandbox_payouts',
  {
    id: id(),
    requestKey: text('request_key').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    outcome: text('outcome').$type<(typeof ends)[number]>().notNull(),
    reason: text('reason').$type<FailureReason>(),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sandbox_payouts_request').on(table.requestKey),
    check('sandbox_payouts_outcome_check', oneOf(table.outcome, ends)),
    check('sandbox_payouts_reason_check', oneOf(table.reason, failureReasons)),
    check('sandbox_payouts_cents_check', sql`${table.cents} > 0`),
  ],
);

/** The remittances that were made, in the order of their numbers. */
export const cnabFiles = pgTable(
  'cnab_files',
  {
    id: id(),
    /** The bank refuses a number that it knows. */
    number: integer('number').notNull(),
    paymentCount: integer('payment_count').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The file, with names and keys of people: emptied once the bank has said what became of each payment. */
    content: encryptedText('content', 'cnab_files.content').notNull(),
    /** When a return first named one of its payments: the bank has the file. */
    heardAt: moment('heard_at'),
    /** The bank refused it at upload, and its payments go into the next one. */
    withdrawnAt: moment('withdrawn_at'),
    createdBy: refersTo('created_by', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cnab_files_number').on(table.number),
    check('cnab_files_value_check', sql`${table.number} > 0 and ${table.paymentCount} > 0 and ${table.cents} > 0`),
    index('cnab_files_created').on(table.createdBy),
  ],
);

const outcomes = ['waiting', 'sent', ...ends] as const;

/** What is to be paid, or was, by files between us and the bank. Waiting: in no file yet. */
export const cnabPayments = pgTable(
  'cnab_payments',
  {
    id: id(),
    /** By it the bank names the payment in its return. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    paymentId: refersTo('payment_id', () => payments.id),
    attempt: smallint('attempt').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    fileId: uuid('file_id').references(() => cnabFiles.id),
    outcome: text('outcome').$type<(typeof outcomes)[number]>().notNull().default('waiting'),
    reason: text('reason').$type<FailureReason>(),
    /** What the bank said and nobody understands; null: nothing, or it said more since. */
    unclearCodes: text('unclear_codes'),
    /** When the money left, as far as the bank says. */
    paidAt: moment('paid_at'),
    /** When the return was read that says what became of it. */
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cnab_payments_number').on(table.number),
    unique('cnab_payments_request').on(table.paymentId, table.attempt),
    check('cnab_payments_outcome_check', oneOf(table.outcome, outcomes)),
    check('cnab_payments_reason_check', oneOf(table.reason, failureReasons)),
    check('cnab_payments_file_check', sql`(${table.outcome} = 'waiting') = (${table.fileId} is null)`),
    check('cnab_payments_cents_check', sql`${table.cents} > 0`),
    index('cnab_payments_waiting')
      .on(table.id)
      .where(sql`${table.outcome} = 'waiting'`),
    index('cnab_payments_file').on(table.fileId),
  ],
);
