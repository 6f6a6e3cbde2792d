import { customType } from 'drizzle-orm/pg-core';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';

/**
 * A text that stands encrypted in the database and is plain to whoever reads it by the query builder. It cannot be searched or compared
 * in SQL; the empty text stays empty. `belongsTo` says what it is, so that a text of another column is refused.
 */
export function encryptedText(name: string, belongsTo: string) {
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => (text === '' ? '' : encryptText(text, belongsTo)),
    fromDriver: (stored) => (stored === '' ? '' : decryptText(stored, belongsTo)),
  })(name);
}
