import { sql } from 'drizzle-orm';
import { ConfigurationError } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { encryptionKeysInUse } from '#platform/db/tables.ts';
import { encryptionKeys } from '#platform/encryption/encryption-keys.ts';

/**
 * Records in the database which key encrypts from now on. Throws ConfigurationError if a key that encrypted records there before is
 * missing: another instance or an earlier start used it, and those records would be unreadable. Add a new key beside the old ones first.
 */
export async function registerEncryptionKeys(database: Database, place: string): Promise<void> {
  const keys = encryptionKeys();
  const [newest] = keys.keys();
  await database.transaction(async (transaction) => {
    // When instances start together with different keys, the first one wins.
    await transaction.execute(sql`lock table ${encryptionKeysInUse} in exclusive mode`);
    const known = await transaction.select().from(encryptionKeysInUse);
    const missing = known.map(({ id }) => id).filter((id) => !keys.has(id));
    if (missing.length > 0)
      throw new ConfigurationError(
        `${place} lacks ${missing.length === 1 ? 'the key' : 'the keys'} ${missing.join(', ')}, which records of this database are encrypted with: it must hold each key that was used, the newest first.`,
      );
    if (newest) await transaction.insert(encryptionKeysInUse).values({ id: newest }).onConflictDoNothing();
  });
}
