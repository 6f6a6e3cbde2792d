import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AccessEvent, accessEvents } from '#accounts/sessions/rules/access-records.ts';
import { id, moment, oneOf } from '#platform/db/columns.ts';

/**
 * Access records that Brazilian law (Marco Civil da Internet, art. 15) requires us to retain for six months. Separate from
 * everything else and without name or e-mail; deliberately no foreign key, because they outlive a deleted account.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    /** The network address. */
    address: text('address').notNull(),
    event: text('event').$type<AccessEvent>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('access_records_event_check', oneOf(table.event, accessEvents)),
    index('access_records_account').on(table.accountId, table.at),
    index('access_records_at').on(table.at),
  ],
);
