import type { affirmativeDeclarations } from '#applications/declarations/server/tables.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';

const belongsTo = (applicationId: string) => `affirmativeDeclaration:${applicationId}`;

/** Encrypted in the database and bound to the application: under another one it cannot be decrypted. */
export function writeDeclaration(applicationId: string, targets: readonly AffirmativeTarget[]): string {
  return encryptText(JSON.stringify({ targets }), belongsTo(applicationId));
}

export function readDeclaration(row: typeof affirmativeDeclarations.$inferSelect) {
  const { targets } = JSON.parse(decryptText(row.content, belongsTo(row.applicationId))) as {
    targets: AffirmativeTarget[];
  };
  return { targets, declaredAt: row.consentedAt.toISOString() };
}
