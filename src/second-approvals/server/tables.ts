import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type ApprovalState, approvalStates } from '#second-approvals/rules/approval-states.ts';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';

/** Figures and ids by which a request is described when it is read; `memberId` is the person whom it is about. */
export type ApprovalDetails = Readonly<Record<string, string | number | null>>;

/** What one administrator asked for and another one decides on. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    /** Later rooms name their kinds (`ports.approvalKinds`). */
    kind: text('kind').notNull(),
    /** The record that it is about. */
    aboutId: uuid('about_id').notNull(),
    details: jsonb('details').$type<ApprovalDetails>().notNull(),
    /** Why money that leaves takes two people; empty where each such request does. */
    reasons: text('reasons').array().$type<ApprovalReason[]>().notNull().default([]),
    /** Why it is asked for, in the words of whoever asks. */
    note: text('note').notNull().default(''),
    state: text('state').$type<ApprovalState>().notNull().default('open'),
    askedBy: refersTo('asked_by', () => users.id),
    /** When somebody outside was asked, because no administrator may decide. */
    outsideAskedAt: moment('outside_asked_at'),
    expiresAt: moment('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('approvals_state_check', oneOf(table.state, approvalStates)),
    check('approvals_decided_check', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check(
      'approvals_decider_check',
      sql`(${table.state} in ('approved', 'refused')) = (${table.decidedBy} is not null)`,
    ),
    check('approvals_two_check', sql`${table.decidedBy} <> ${table.askedBy}`),
    check('approvals_reason_check', sql`char_length(${table.reason}) <= 500 and char_length(${table.note}) <= 500`),
    uniqueIndex('approvals_one_open')
      .on(table.kind, table.aboutId)
      .where(sql`${table.state} = 'open'`),
    index('approvals_listed').on(sql`(${table.state} = 'open') desc`, table.id.desc().nullsFirst()),
    index('approvals_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'open'`),
    index('approvals_asked').on(table.askedBy),
    index('approvals_decided').on(table.decidedBy),
  ],
);

/** Who had a hand in what is asked for, beside whoever asked, or invited one of these a short while ago. */
export const approvalExclusions = pgTable(
  'approval_exclusions',
  {
    approvalId: uuid('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    userId: refersTo('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.approvalId, table.userId] }),
    index('approval_exclusions_user').on(table.userId),
  ],
);

/** Money that leaves the house, in cents of reais, on the day that it counts for. */
export const outgoingMoney = pgTable(
  'outgoing_money',
  {
    id: id(),
    /** The run, payment, refund or order by which it leaves. */
    aboutId: uuid('about_id').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    check('outgoing_money_cents_check', sql`${table.cents} >= 0`),
    index('outgoing_money_about').on(table.aboutId),
    index('outgoing_money_counted').on(table.countedAt),
  ],
);

export type Approval = typeof approvals.$inferSelect;
