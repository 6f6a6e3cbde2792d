import { reportsOf } from '#platform/reports/background/reports-of.ts';
import { transactionsWith } from '#wallet/statements/rules/statement-lines.ts';
import { walletFiles } from '#wallet/statements/server/tables.ts';

export const MAKE_WALLET_FILE = 'make-wallet-file';
export const WALLET_FILE_KIND = 'wallet-file';

export type FileRow = typeof walletFiles.$inferSelect;

export const filesOfWallets = reportsOf<FileRow>(walletFiles);

type AskedLines = Pick<FileRow, 'workspaceId' | 'currency' | 'types' | 'fromDate' | 'toDate'>;

/** What a file reads of the ledger. */
export function transactionsOf({ workspaceId, currency, types, fromDate, toDate }: AskedLines) {
  const period = { from: fromDate ?? undefined, to: toDate ?? undefined };
  return { workspaceId, currency, ...period, types: transactionsWith(types) };
}
