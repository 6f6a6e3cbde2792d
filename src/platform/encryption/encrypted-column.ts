import { customType } from 'drizzle-orm/pg-core';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';

/**
 * A text column that is encrypted in the database and decrypted by the query builder. It cannot be searched or compared in SQL; the
 * empty text stays empty. `belongsTo` names the column, so that a text of another column is refused.
 */
export function encryptedText(name: string, belongsTo: string) {
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => (text === '' ? '' : encryptText(text, belongsTo)),
    fromDriver: (stored) => (stored === '' ? '' : decryptText(stored, belongsTo)),
  })(name);
}
