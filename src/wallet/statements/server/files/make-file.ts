import { and, eq } from 'drizzle-orm';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { ReportMaker } from '#platform/reports/background/make-report.ts';
import { reportJobsOf } from '#platform/reports/background/report-jobs.ts';
import { tableMediaTypes } from '#platform/reports/tables/write-table.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { countTransactions } from '#wallet/statements/server/read-transactions.ts';
import { type FileRow, filesOfWallets, transactionsOf } from './file-queries.ts';
import { MAKE_WALLET_FILE } from './start-file.ts';
import { walletFiles } from './tables.ts';
import { writeLines } from './write-lines.ts';

export const WALLET_FILE_KIND = 'wallet-file';

const maker: ReportMaker<FileRow, FileRow> = {
  reports: filesOfWallets,
  fileKind: WALLET_FILE_KIND,
  find: (_database, row) => Promise.resolve(row),
  count: (database, file) => countTransactions(database, transactionsOf(file)),
  write: writeLines,
  mediaType: ({ format }) => tableMediaTypes[format],
  replaced: ({ userId, workspaceId }) => and(eq(walletFiles.userId, userId), eq(walletFiles.workspaceId, workspaceId)),
  tell: (transaction, { workspaceId, userId }) =>
    recordHappening(transaction, {
      ...{ name: walletHappenings.fileReady, workspaceId, actorId: userId },
      ids: {},
    }),
};

export const walletFileJobs = reportJobsOf({ make: MAKE_WALLET_FILE, maintain: 'maintain-wallet-files' }, maker);
