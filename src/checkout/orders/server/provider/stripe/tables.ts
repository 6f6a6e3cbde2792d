import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#platform/db/columns.ts';

/** The messages of Stripe that were handled; they stay, so that a copy is never handled again. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
});
