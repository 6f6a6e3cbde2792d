import { sql } from 'drizzle-orm';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { ledgerPath } from '#wallet/paths.ts';

/** Tells each administrator that nobody is paid until the differences are explained; once, until a proof finds none again. */
export function tellDifferences(
  database: Database,
  { proofId, count }: { proofId: string; count: number },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { rows: told } = await transaction.execute(sql`
      select from (
        select h.at from happenings h where h.workspace_id is null and h.name = ${walletHappenings.ledgerDiffered.name}
        order by h.id desc limit 1) last
      where last.at > coalesce((select max(p.proven_at) from ledger_proofs p where jsonb_array_length(p.differences) = 0), '-infinity')`);
    if (told.length > 0) return;
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
