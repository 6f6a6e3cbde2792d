import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { presentProgress, reportsOf } from '#platform/reports/background/reports-of.ts';
import type { FileView } from '#wallet/statements/contract.ts';
import { transactionsWith } from '#wallet/statements/rules/statement-lines.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { walletFiles } from '#wallet/statements/server/tables.ts';

export const MAKE_WALLET_FILE = 'make-wallet-file';
export const WALLET_FILE_KIND = 'wallet-file';

export type FileRow = typeof walletFiles.$inferSelect;
export type FileOfCompany = FileRow & { company: string };

export const filesOfWallets = reportsOf<FileRow>(walletFiles);

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

export function findOwnFile(database: Database, userId: string, id: string): Promise<FileOfCompany | null> {
  return findFile(database, and(eq(walletFiles.id, id), eq(walletFiles.userId, userId)));
}

/** The one that is being made, of whichever space, or else the last one of this space. */
export async function findLatestFile(
  database: Database,
  userId: string,
  workspaceId: string,
): Promise<FileOfCompany | null> {
  const own = eq(walletFiles.userId, userId);
  const underWay = await findFile(database, and(own, filesOfWallets.isUnfinished));
  return underWay ?? findFile(database, and(own, eq(walletFiles.workspaceId, workspaceId)));
}

type AskedLines = Pick<FileRow, 'workspaceId' | 'currency' | 'types' | 'fromDate' | 'toDate'>;

/** What a file reads of the ledger. */
export function transactionsOf({ workspaceId, currency, types, fromDate, toDate }: AskedLines) {
  const period = { from: fromDate ?? undefined, to: toDate ?? undefined };
  return { workspaceId, currency, ...period, types: transactionsWith(types) };
}

export function presentFile(row: FileOfCompany, now: Date): FileView {
  const { company, view, format, currency, cents } = row;
  return { ...presentProgress(row, now), company, view, format, currency, cents };
}
