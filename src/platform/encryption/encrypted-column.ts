import { customType } from 'drizzle-orm/pg-core';
import { decryptText, encryptText, UnreadableTextError } from '#platform/encryption/encrypt-text.ts';

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

/** For lists that must stay readable whatever one row holds: the text, or null when it cannot be decrypted. */
export function decryptIfReadable(stored: string, belongsTo: string): string | null {
  try {
    return stored === '' ? '' : decryptText(stored, belongsTo);
  } catch (problem) {
    if (problem instanceof UnreadableTextError) return null;
    throw problem;
  }
}
