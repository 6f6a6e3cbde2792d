import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { encryptText } from '#platform/encryption/encrypt-text.ts';
import { belongsTo } from '#profiles/private/server/private-records.ts';
import { privateRecords } from '#profiles/server/tables.ts';

const BATCH = 500;

/** Encrypts, once, at start, the bank details that an older version of the product stored in clear. */
export async function encryptPlainRecords(database: Database): Promise<void> {
  for (;;) {
    const plain = await database.select().from(privateRecords).where(isNotNull(privateRecords.plain)).limit(BATCH);
    if (plain.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const { memberId, kind, plain: details } of plain)
        await transaction
          .update(privateRecords)
          .set({ encrypted: encryptText(JSON.stringify(details), belongsTo(kind, memberId)), plain: null })
          .where(
            and(
              eq(privateRecords.memberId, memberId),
              eq(privateRecords.kind, kind),
              // Another process has saved a newer version meanwhile.
              isNotNull(privateRecords.plain),
            ),
          );
    });
  }
}
