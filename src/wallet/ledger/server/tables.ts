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
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { projects } from '#projects/server/tables.ts';
import { type AccountKind, accountKinds, type PlatformBalance } from '#wallet/ledger/rules/accounts.ts';
import {
  type DifferenceKind,
  differenceKinds,
  type DifferenceScope,
  differenceScopes,
} from '#wallet/ledger/rules/differences.ts';
import {
  type CauseKind,
  causeKinds,
  type ReservationState,
  reservationStates,
  type TransactionType,
  transactionTypes,
} from '#wallet/ledger/rules/posting.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** Opened by the first posting that names it, and never changed. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    /** Kind, currency and owners as one text (`accountKey`). */
    key: text('key').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    projectId: uuid('project_id').references(() => projects.id),
    memberId: uuid('member_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_accounts_key').on(table.key),
    check('ledger_accounts_kind_check', oneOf(table.kind, accountKinds)),
    check('ledger_accounts_currency_check', oneOf(table.currency, currencies)),
    check(
      'ledger_accounts_owner_check',
      sql`(${table.workspaceId} is not null) = (${table.kind} in ('available', 'allocated', 'reserved', 'debt'))
        and (${table.projectId} is not null) = (${table.kind} = 'allocated')
        and (${table.memberId} is not null) = (${table.kind} = 'professional')`,
    ),
    check(
      'ledger_accounts_key_check',
      sql`${table.key} = concat_ws(':', ${table.kind}, ${table.currency}, ${table.workspaceId}, ${table.projectId}, ${table.memberId})`,
    ),
    index('ledger_accounts_workspace').on(table.workspaceId),
    index('ledger_accounts_project').on(table.projectId),
    index('ledger_accounts_member').on(table.memberId),
  ],
);

/** The sum of an account's lines, kept by the trigger of `ledger_lines` alone; the platform's own accounts have none. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    accountId: refersTo('account_id', () => ledgerAccounts.id).primaryKey(),
    cents: cents('cents').notNull().default(0),
    /** What a company owes is below zero. */
    isDebt: boolean('is_debt').notNull().default(false),
  },
  (table) => [
    check(
      'ledger_balances_limit',
      sql`case when ${table.isDebt} then ${table.cents} <= 0 else ${table.cents} >= 0 end`,
    ),
  ],
);

/** What happened to money, for good. Its lines come with it in one database transaction and add up to zero (`ledger.sql`). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    idempotencyKey: text('idempotency_key').notNull(),
    contentHash: text('content_hash').notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    causeKind: text('cause_kind').$type<CauseKind>().notNull(),
    causeId: uuid('cause_id').notNull(),
    /** Null: it followed by itself. */
    actorId: uuid('actor_id').references(() => users.id),
    /** Minutes of the work that it pays. */
    minutes: integer('minutes'),
    lineCount: smallint('line_count').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    unique('ledger_transactions_key').on(table.idempotencyKey),
    check('ledger_transactions_type_check', oneOf(table.type, transactionTypes)),
    check('ledger_transactions_currency_check', oneOf(table.currency, currencies)),
    check('ledger_transactions_cause_check', oneOf(table.causeKind, causeKinds)),
    index('ledger_transactions_cause').on(table.causeId),
    index('ledger_transactions_actor').on(table.actorId),
    index('ledger_transactions_posted').on(table.postedAt, table.id),
  ],
);

/** Never changed or deleted. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    transactionId: refersTo('transaction_id', () => ledgerTransactions.id),
    position: smallint('position').notNull(),
    accountId: refersTo('account_id', () => ledgerAccounts.id),
    /** What the account gains; negative, what it loses. */
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    check('ledger_lines_cents_check', sql`${table.cents} <> 0`),
    // Ids of transactions follow time, so an account's lines are read newest first.
    index('ledger_lines_account').on(table.accountId, table.transactionId),
  ],
);

/**
 * Money that is set aside while something outside is asked. It is posted or void as a whole, once; a check and the key of the transaction
 * that ends it keep it from being both.
 */
export const ledgerReservations = pgTable(
  'ledger_reservations',
  {
    id: id(),
    /** The transaction that set it aside. */
    transactionId: refersTo('transaction_id', () => ledgerTransactions.id),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    state: text('state').$type<ReservationState>().notNull().default('open'),
    /** The transaction that ended it. */
    endedBy: uuid('ended_by').references(() => ledgerTransactions.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_reservations_transaction').on(table.transactionId),
    check('ledger_reservations_state_check', oneOf(table.state, reservationStates)),
    check('ledger_reservations_end_check', sql`(${table.state} = 'open') = (${table.endedBy} is null)`),
    index('ledger_reservations_workspace').on(table.workspaceId),
    index('ledger_reservations_ended').on(table.endedBy),
  ],
);

/** The lines of one day as a hash that goes on from the day before (UTC, by when they were posted). */
export const ledgerDays = pgTable('ledger_days', {
  day: date('day').primaryKey(),
  lineCount: integer('line_count').notNull(),
  hash: text('hash').notNull(),
  closedAt: moment('closed_at').notNull(),
});

/** A comparison of the ledger with itself; without differences nothing is wrong. */
export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: id(),
    /** Null: the nightly one. */
    askedBy: uuid('asked_by').references(() => users.id),
    lineCount: bigint('line_count', { mode: 'number' }).notNull(),
    differenceCount: integer('difference_count').notNull(),
    balances: jsonb('balances').$type<PlatformBalance[]>().notNull().default([]),
    provenAt: moment('proven_at').notNull(),
  },
  (table) => [index('ledger_proofs_at').on(table.provenAt), index('ledger_proofs_asked').on(table.askedBy)],
);

/** What proofs found, from the first one that did until one finds it no more; one row at a time for each. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    id: id(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    about: text('about').notNull(),
    /** Null: by how much cannot be said. */
    cents: cents('cents'),
    currency: text('currency').$type<Currency>().notNull(),
    /** What it stops while nobody has explained it. */
    scope: text('scope').$type<DifferenceScope>().notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    memberId: uuid('member_id').references(() => users.id),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When administrators were mailed of this figure. */
    toldAt: moment('told_at'),
    /** It explains this figure; another one is to be explained anew. */
    explainedBy: uuid('explained_by').references(() => users.id),
    explainedAt: moment('explained_at'),
    reason: text('reason').notNull().default(''),
    /** The counter-entry that put it right; null: no money was wrong. */
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('ledger_differences_kind_check', oneOf(table.kind, differenceKinds)),
    check('ledger_differences_currency_check', oneOf(table.currency, currencies)),
    check('ledger_differences_scope_check', oneOf(table.scope, differenceScopes)),
    check(
      'ledger_differences_explained_check',
      sql`num_nonnulls(${table.explainedBy}, ${table.explainedAt}) = case when ${table.reason} = '' then 0 else 2 end`,
    ),
    uniqueIndex('ledger_differences_one')
      .on(table.kind, table.about, table.currency)
      .where(sql`${table.settledAt} is null`),
    index('ledger_differences_open')
      .on(table.scope)
      .where(sql`${table.settledAt} is null and ${table.explainedAt} is null`),
    index('ledger_differences_seen').on(table.lastSeenAt),
    index('ledger_differences_workspace').on(table.workspaceId),
    index('ledger_differences_member').on(table.memberId),
    index('ledger_differences_explained_by').on(table.explainedBy),
    index('ledger_differences_transaction').on(table.transactionId),
  ],
);
