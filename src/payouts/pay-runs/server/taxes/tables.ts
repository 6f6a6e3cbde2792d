import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What an administrator typed for somebody without a company; it holds for just the hours of then, and for one payment. */
export const withheldTaxes = pgTable(
  'withheld_taxes',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    /** The net of the hours for which they were typed, before taxes. */
    netCents: cents('net_cents').notNull(),
    inssCents: cents('inss_cents').notNull(),
    irrfCents: cents('irrf_cents').notNull(),
    issCents: cents('iss_cents').notNull(),
    typedBy: uuid('typed_by')
      .notNull()
      .references(() => users.id),
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
