import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#platform/db/columns.ts';

/** The messages of Stripe; they stay, so that a copy of one that was handled never is again. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** When handling it was begun, for the last time. */
  createdAt: createdAt(),
  /** Null: it is being handled, or the process ended before it was. */
  handledAt: moment('handled_at'),
});
