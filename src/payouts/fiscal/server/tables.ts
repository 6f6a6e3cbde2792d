import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { PIX_KEY_KINDS, type PixKeyKind } from '#platform/brazil/pix-key.ts';
import { createdAt, oneOf, refersTo } from '#platform/db/columns.ts';
import { encryptedText } from '#platform/encryption/encrypted-column.ts';

/** Who was paid, or may still be, of people whose account is deleted: amounts stay, and tax law asks whose they were for some years. */
export const fiscalIdentities = pgTable(
  'fiscal_identities',
  {
    memberId: refersTo('member_id', () => users.id).primaryKey(),
    identity: encryptedText('identity', 'fiscal_identities.identity').notNull(),
    /** The Pix key to which what is still owed is paid; null: nothing is any more, or the person had given none. */
    keyKind: text('key_kind').$type<PixKeyKind>(),
    key: encryptedText('key', 'fiscal_identities.key'),
    /** The row goes after this day in São Paulo. */
    keptUntil: date('kept_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('fiscal_identities_kind_check', oneOf(table.keyKind, PIX_KEY_KINDS)),
    check('fiscal_identities_key_check', sql`(${table.keyKind} is null) = (${table.key} is null)`),
    index('fiscal_identities_until').on(table.keptUntil),
  ],
);
