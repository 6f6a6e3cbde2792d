import { PDF_LINES } from '#platform/contract/report-formats.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { sendReport } from '#platform/reports/background/report-jobs.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { FileRequest } from '#wallet/statements/contract.ts';
import { requireWalletSpace } from '#wallet/statements/server/find-wallet-space.ts';
import { readTransactions } from '#wallet/statements/server/read-transactions.ts';
import { findLatestFile, presentFile, transactionsOf } from './file-queries.ts';
import { hasMoreLines } from './has-more-lines.ts';
import { walletFiles } from './tables.ts';

export const MAKE_WALLET_FILE = 'make-wallet-file';

export async function readLatestFile(context: SignedInContext, ownerId: string | undefined) {
  const { database, session, now } = context;
  const { id } = await requireWalletSpace(context, ownerId);
  const latest = await findLatestFile(database, session.userId, id);
  return { latest: latest && presentFile(latest, now) };
}

/** Asks for a file; a PDF takes only so many lines. Of two concurrent requests one is refused: the database allows one at a time. */
export async function startFile(context: SignedInContext, request: FileRequest) {
  const { database, session, language, now } = context;
  const { id: workspaceId, company } = await requireWalletSpace(context, request.userId);
  const { view, format, currency, types, from, to } = request;
  const asked = { workspaceId, currency, types, fromDate: from ?? null, toDate: to ?? null };
  const transactions = transactionsOf(asked);
  const found = await readTransactions(database, transactions, { after: null, limit: 1, newestFirst: true });
  if (found.length === 0) throw walletErrors.noLinesFound();
  if (format === 'pdf' && (await hasMoreLines(database, { transactions, lines: request, most: PDF_LINES })))
    throw platformErrors.tooLongForPdf({ count: PDF_LINES });
  const started = await database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(walletFiles)
      .values({ ...asked, userId: session.userId, view, format, language, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) throw walletErrors.fileRunning();
    await recordHappening(transaction, {
      ...{ name: walletHappenings.fileAsked, workspaceId, actorId: session.userId },
      ids: {},
    });
    return added;
  });
  await sendReport(context, MAKE_WALLET_FILE, started.id);
  return presentFile({ ...started, company: company ?? '' }, now);
}
