import { eq } from 'drizzle-orm';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { lockInvoice } from './invoice-queries.ts';
import { invoices } from './tables.ts';

/** Takes an invoice off its payment, with its file. Throws `platform.notFound`, `platform.staleVersion`. */
export async function removeInvoice(
  { database, session, reach }: SignedInContext,
  transactionId: string,
  version: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { workspaceId, fileKey } = await lockInvoice(transaction, reach, transactionId, version);
    await transaction.delete(invoices).where(eq(invoices.transactionId, transactionId));
    await releaseFiles(transaction, fileKey === null ? [] : [fileKey]);
    await recordHappening(transaction, {
      name: walletHappenings.invoiceRemoved,
      ...{ workspaceId, actorId: session.userId, ids: { transactionId } },
    });
  });
}
