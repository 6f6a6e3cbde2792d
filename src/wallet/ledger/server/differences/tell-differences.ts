import { and, isNull, ne } from 'drizzle-orm';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { ledgerPath } from '#wallet/paths.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';

/**
 * Tells each administrator of what nobody was told yet, once for each figure, also where one of them has found and explained it before. A provider that was silent is asked again.
 */
export function tellDifferences(database: Database, { proofId, now }: { proofId: string; now: Date }): Promise<void> {
  return database.transaction(async (transaction) => {
    const { length: count } = await transaction
      .update(ledgerDifferences)
      .set({ toldAt: now })
      .where(
        and(
          isNull(ledgerDifferences.settledAt),
          isNull(ledgerDifferences.toldAt),
          ne(ledgerDifferences.kind, 'silentProvider'),
        ),
      )
      .returning({ id: ledgerDifferences.id });
    if (count === 0) return;
    await recordHappening(transaction, {
      ...{ name: walletHappenings.ledgerDiffered, workspaceId: null, actorId: null },
      ids: { proofId },
    });
    for (const reader of await listAdministrators(transaction)) {
      const mail = writeLetter(reader, 'wallet/ledger:mail', { count }, (say) => ({
        subject: say('subject'),
        paragraphs: [say('text')],
        action: { label: say('open'), path: ledgerPath },
      }));
      await queueMail(transaction, walletHappenings.ledgerDiffered, mail);
    }
  });
}
