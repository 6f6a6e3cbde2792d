import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';

/** Mails that were written in the transaction that caused them; a background job delivers them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<'pt' | 'en'>().notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('mail_outbox_state_check', oneOf(table.state, ['queued', 'sent', 'failed'])),
    index('mail_outbox_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'queued'`),
    index('mail_outbox_failed')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.state} = 'failed'`),
  ],
);

/** Counters of calls; one row per caller and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);
