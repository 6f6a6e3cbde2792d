import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';

/** Who was paid, or may still be, of people whose account is deleted: amounts stay, and tax law asks whose they were for some years. */
export const fiscalIdentities = pgTable(
  'fiscal_identities',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => users.id),
    identity: encryptedText('identity', 'fiscal_identities.identity').notNull(),
    /** The row goes after this day in São Paulo. */
    keptUntil: date('kept_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('fiscal_identities_until').on(table.keptUntil)],
);
