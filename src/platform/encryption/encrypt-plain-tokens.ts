import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { sealLinkToken } from '#platform/encryption/link-token.ts';

/**
 * Encrypts, once, the link tokens that an older version of the product stored in clear. SQL has no keys, so a migration moves them
 * from their tables to `plain_tokens (table_name, token)`; at start, this step puts them back encrypted and drops that table.
 */
export async function encryptPlainTokens(database: Database): Promise<void> {
  if (!(await hasPlainTokens(database))) return;
  await database.transaction(async (transaction) => {
    // When several instances start together only one does this; the others wait here and then find nothing to do.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('plain_tokens'))`);
    if (!(await hasPlainTokens(transaction))) return;
    const { rows } = await transaction.execute<{ table_name: string; token: string }>(
      sql`select table_name, token from plain_tokens`,
    );
    for (const { table_name: table, token } of rows) {
      const { tokenHash, encryptedToken } = sealLinkToken(token);
      await transaction.execute(
        sql`update ${sql.identifier(table)} set encrypted_token = ${encryptedToken} where token_hash = ${tokenHash}`,
      );
    }
    await transaction.execute(sql`drop table plain_tokens`);
  });
}

/** Reads the catalogue as it is now; `to_regclass` may return what it cached before this transaction waited for the lock. */
async function hasPlainTokens(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pg_class where relname = 'plain_tokens' and relkind = 'r'`);
  return rows.length > 0;
}
