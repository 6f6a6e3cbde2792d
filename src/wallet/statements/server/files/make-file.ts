import { and, eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { ReportMaker } from '#platform/reports/background/make-report.ts';
import { reportJobsOf } from '#platform/reports/background/report-jobs.ts';
import { reportMediaTypes } from '#platform/reports/report-media-types.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { companyOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import { countTransactions } from '#wallet/statements/server/read-transactions.ts';
import { type FileRow, filesOfWallets, transactionsOf } from './file-queries.ts';
import { MAKE_WALLET_FILE } from './start-file.ts';
import type { FileOnPaper } from './statement-pdf.ts';
import { walletFiles } from './tables.ts';
import { findWorkspaceWithin } from '#workspaces/server/queries.ts';
import { writeLines } from './write-lines.ts';

export const WALLET_FILE_KIND = 'wallet-file';

const maker: ReportMaker<FileRow, FileOnPaper> = {
  reports: filesOfWallets,
  fileKind: WALLET_FILE_KIND,
  find: async (database, row) => {
    const [person, space] = await Promise.all([
      findPerson(database, row.userId),
      findWorkspaceWithin(database, { every: true }, row.workspaceId),
    ]);
    return person && space && { ...row, brand: person.brand, receiver: companyOnPaper(space) };
  },
  count: (database, file) => countTransactions(database, transactionsOf(file)),
  write: writeLines,
  mediaType: ({ format }) => reportMediaTypes[format],
  replaced: ({ userId, workspaceId }) => and(eq(walletFiles.userId, userId), eq(walletFiles.workspaceId, workspaceId)),
  tell: (transaction, { workspaceId, userId }) =>
    recordHappening(transaction, {
      ...{ name: walletHappenings.fileReady, workspaceId, actorId: userId },
      ids: {},
    }),
};

export const walletFileJobs = reportJobsOf({ make: MAKE_WALLET_FILE, maintain: 'maintain-wallet-files' }, maker);
