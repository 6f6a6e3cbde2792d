import { and, desc, eq, type SQL } from 'drizzle-orm';
import { PDF_LINES } from '#platform/contract/report-formats.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { sendReport } from '#platform/reports/background/report-jobs.ts';
import { presentProgress } from '#platform/reports/background/reports-of.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { FileRequest, FileView } from '#wallet/statements/contract.ts';
import { readTransactions } from '#wallet/statements/server/read-transactions.ts';
import { requireWalletSpace } from '#wallet/statements/server/read-wallets.ts';
import { walletFiles } from '#wallet/statements/server/tables.ts';
import { requireRightsIn } from '#workspaces/server/list-workspace-access.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { MAKE_WALLET_FILE, WALLET_FILE_KIND, type FileRow, filesOfWallets, transactionsOf } from './file-queries.ts';
import { hasMoreLines } from './make-file.ts';

/** The one that is being made, of whichever space, or else the last one of this space. */
export async function readLatestFile(context: SignedInContext, ownerId: string | undefined) {
  const { database, session, now } = context;
  const { id } = await requireWalletSpace(context, ownerId);
  const own = eq(walletFiles.userId, session.userId);
  const latest =
    (await findFile(database, and(own, filesOfWallets.isUnfinished))) ??
    (await findFile(database, and(own, eq(walletFiles.workspaceId, id))));
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
  if (format === 'pdf' && (await hasMoreLines(database, transactions, { view, types, most: PDF_LINES })))
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

async function requireOwn({ database, session }: SignedInContext, id: string): Promise<FileOfCompany> {
  const own = await findFile(database, and(eq(walletFiles.id, id), eq(walletFiles.userId, session.userId)));
  if (!own) throw platformErrors.notFound();
  return own;
}

export async function readFile(context: SignedInContext, id: string) {
  return presentFile(await requireOwn(context, id), context.now);
}

/** One that is cancelled stays so; one that is made cannot be cancelled. */
export async function cancelFile(context: SignedInContext, id: string) {
  const { database, session, now } = context;
  const own = await requireOwn(context, id);
  const { workspaceId, company } = own;
  return database.transaction(async (transaction) => {
    const change = { state: 'cancelled', finishedAt: now } as const;
    const cancelled = await filesOfWallets.changeUnfinished(transaction, id, change);
    if (!cancelled && own.state !== 'cancelled') throw walletErrors.fileFinished();
    if (cancelled)
      await recordHappening(transaction, {
        ...{ name: walletHappenings.fileCancelled, workspaceId, actorId: session.userId },
        ids: {},
      });
    return presentFile({ ...(cancelled ?? own), company }, now);
  });
}

/** The bytes, as long as whoever asked for them may still see the company’s payments. */
export async function downloadFile(context: SignedInContext, id: string) {
  const { database, files, session } = context;
  const { fileKey, workspaceId, view, format, language } = await requireOwn(context, id);
  if (session.role === 'squadOwner')
    await requireRightsIn(database, session.userId, { workspaceId, permissions: ['accessPayments'] });
  const file = fileKey && (await openFile(database, files, { key: fileKey, kind: WALLET_FILE_KIND }));
  if (!file) throw walletErrors.fileGone();
  return { ...file, downloadName: `${translate(language, `wallet/statements:fileName.${view}`)}.${format}` };
}

type FileOfCompany = FileRow & { company: string };

async function findFile(database: Database, condition: SQL | undefined): Promise<FileOfCompany | null> {
  const [found] = await database
    .select({ file: walletFiles, company: workspaces.company })
    .from(walletFiles)
    .innerJoin(workspaces, eq(workspaces.id, walletFiles.workspaceId))
    .where(condition)
    .orderBy(desc(walletFiles.id))
    .limit(1);
  return found ? { ...found.file, company: found.company ?? '' } : null;
}

function presentFile(row: FileOfCompany, now: Date): FileView {
  const { company, view, format, currency, cents } = row;
  return { ...presentProgress(row, now), company, view, format, currency, cents };
}
