import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { PIECE_FILE } from './manage-piece-files.ts';
import { filesOf, keysOf, type PieceFileRow, piecesOf } from './queries.ts';
import { portfolioPieces, portfolioReports } from './tables.ts';

/** The name of a file in the export. */
const exportedName = ({ id, kind }: PieceFileRow) => `portfolio/${id}.${kind === 'document' ? 'pdf' : 'webp'}`;

/** A member's portfolio and what the person reported, for the export of their own data. */
export async function collectPortfolio(database: Database, memberId: string) {
  const { reason, text, createdAt } = portfolioReports;
  const [pieces, reports] = await Promise.all([
    piecesOf(database, memberId),
    database
      .select({ reason, text, createdAt })
      .from(portfolioReports)
      .where(eq(portfolioReports.reporterId, memberId)),
  ]);
  return {
    pieces: pieces.map(({ title, text: words, link, hiddenAt, hiddenReason, createdAt: addedAt, files }) => ({
      ...{ title, text: words, link, addedAt, hiddenAt, hiddenReason },
      files: files.map((file) => ({ name: file.name, alternative: file.alternative, file: exportedName(file) })),
    })),
    reports,
  };
}

/** Pictures and PDFs, for the same export. */
export async function collectPortfolioFiles(database: Database, memberId: string) {
  const files = await filesOf(database, memberId);
  return files.map((file) => ({ name: exportedName(file), key: file.fileKey, kind: PIECE_FILE }));
}

/** Removes the portfolio with its files, and what the person reported. */
export async function erasePortfolio(transaction: Database, memberId: string): Promise<void> {
  await releaseFiles(transaction, keysOf(await filesOf(transaction, memberId)));
  await transaction.delete(portfolioPieces).where(eq(portfolioPieces.memberId, memberId));
  await transaction.delete(portfolioReports).where(eq(portfolioReports.reporterId, memberId));
}
