import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { PIX_KEY_KINDS, type PixKeyKind } from '#platform/brazil/pix-key.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import type { PayoutProviderName } from '#platform/config.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import {
  type FailureReason,
  failureReasons,
  type PaymentState,
  paymentStates,
  type RunState,
  runStates,
} from '#payouts/pay-runs/rules/payment-states.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** All hours that could be paid at one moment, frozen; in another currency than reais, those of one hire, which are paid by hand. */
export const payRuns = pgTable(
  'pay_runs',
  {
    id: id(),
    state: text('state').$type<RunState>().notNull(),
    createdBy: refersTo('created_by', () => users.id),
    currency: text('currency').$type<Currency>().notNull().default('BRL'),
    peopleCount: integer('people_count').notNull(),
    minutes: integer('minutes').notNull(),
    grossCents: cents('gross_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    /** A second administrator was asked. */
    neededApproval: text('needed_approval').array().notNull().default([]),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('pay_runs_state_check', oneOf(table.state, runStates)),
    check('pay_runs_currency_check', oneOf(table.currency, currencies)),
    check('pay_runs_value_check', sql`${table.netCents} > 0 and ${table.grossCents} >= ${table.netCents}`),
    index('pay_runs_created').on(table.createdBy),
    index('pay_runs_running')
      .on(table.id)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** What a run owes one person, to one key, which is frozen with it. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    runId: refersTo('run_id', () => payRuns.id),
    memberId: refersTo('member_id', () => users.id),
    /** Its run’s. */
    currency: text('currency').$type<Currency>().notNull().default('BRL'),
    /** What is paid out. */
    cents: cents('cents').notNull(),
    /** What is withheld beside it. */
    taxCents: cents('tax_cents').notNull().default(0),
    /** Null: PIX does not pay it, because it is not of reais, or the account was deleted before. */
    keyKind: text('key_kind').$type<PixKeyKind>(),
    key: encryptedText('key', 'payments.key'),
    state: text('state').$type<PaymentState>().notNull().default('waiting'),
    /** How often it was sent; each time is another request to the provider. */
    attempt: smallint('attempt').notNull().default(0),
    /** The provider's own name of the last attempt. */
    reference: text('reference'),
    /** Who has that attempt; null: nobody yet, or it was sent before this was kept. */
    provider: text('provider').$type<PayoutProviderName>(),
    reason: text('reason').$type<FailureReason>(),
    /** When somebody asks the provider next; null: nobody does. */
    lookAt: moment('look_at'),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('payments_state_check', oneOf(table.state, paymentStates)),
    check('payments_reason_check', oneOf(table.reason, failureReasons)),
    check('payments_kind_check', oneOf(table.keyKind, PIX_KEY_KINDS)),
    check('payments_currency_check', oneOf(table.currency, currencies)),
    check(
      'payments_key_check',
      sql`(${table.keyKind} is null) = (${table.key} is null) and (${table.keyKind} is null or ${table.currency} = 'BRL')`,
    ),
    check('payments_value_check', sql`${table.cents} > 0 or (${table.cents} = 0 and ${table.state} = 'dropped')`),
    check('payments_tax_check', sql`${table.taxCents} >= 0`),
    check('payments_paid_check', sql`(${table.state} in ('paid', 'paidByHand')) <= (${table.paidAt} is not null)`),
    unique('payments_person').on(table.runId, table.memberId),
    index('payments_member').on(table.memberId, table.id),
    index('payments_due').on(table.lookAt),
    // Neither a run's end nor what is to be paid by hand reads everybody whom the run has paid.
    index('payments_open')
      .on(table.runId)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('payments_broken')
      .on(table.id)
      .where(sql`${table.state} in ('failed', 'returned')`),
  ],
);

export const payRunHires = pgTable(
  'pay_run_hires',
  {
    id: id(),
    runId: refersTo('run_id', () => payRuns.id),
    paymentId: refersTo('payment_id', () => payments.id),
    hireId: refersTo('hire_id', () => projectProfessionals.id),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    projectId: refersTo('project_id', () => projects.id),
    minutes: integer('minutes').notNull(),
    grossCents: cents('gross_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    /** The posting that debited the company and credited the person. */
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
    /** Its payment was blocked before the company was debited: its hours wait for another run. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    check('pay_run_hires_end_check', sql`num_nonnulls(${table.transactionId}, ${table.releasedAt}) <= 1`),
    check('pay_run_hires_value_check', sql`${table.netCents} >= 0 and ${table.grossCents} >= ${table.netCents}`),
    unique('pay_run_hires_hire').on(table.runId, table.hireId),
    index('pay_run_hires_open')
      .on(table.runId)
      .where(sql`${table.transactionId} is null and ${table.releasedAt} is null`),
    index('pay_run_hires_payment').on(table.paymentId),
    index('pay_run_hires_of_hire').on(table.hireId),
    index('pay_run_hires_workspace').on(table.workspaceId),
    index('pay_run_hires_project').on(table.projectId),
    index('pay_run_hires_transaction').on(table.transactionId),
  ],
);

/** The entries of a hire in a run; an entry is in one run at a time. */
export const payRunEntries = pgTable(
  'pay_run_entries',
  {
    runHireId: refersTo('run_hire_id', () => payRunHires.id),
    entryId: refersTo('entry_id', () => timeEntries.id),
    /** The run was dropped, and the hours wait for another one. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runHireId, table.entryId] }),
    uniqueIndex('pay_run_entries_once')
      .on(table.entryId)
      .where(sql`${table.releasedAt} is null`),
  ],
);

export type PayRun = typeof payRuns.$inferSelect;
export type Payment = typeof payments.$inferSelect;
