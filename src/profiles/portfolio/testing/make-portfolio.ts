import { and, eq } from 'drizzle-orm';
import type { RecordTools, SampleRecords } from '#platform/testing/access-sample.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import { DOCUMENT_TYPE, PIECE_FILE } from '#profiles/portfolio/server/manage-piece-files.ts';
import { portfolioFiles, portfolioPieces, portfolioReports } from '#profiles/portfolio/server/tables.ts';

type Tools = Pick<RecordTools, 'database' | 'files'>;

/** Pieces of the member and of somebody whom everybody may find. A portfolio is small, so those that are there already are taken again. */
export async function makePortfolio(tools: Tools, people: Pick<SampleRecords, 'memberId' | 'listedMemberId'>) {
  const { memberId, listedMemberId } = people;
  const pieceId = await takePiece(tools, memberId, 'Logo');
  const removablePieceId = await takePiece(tools, memberId, 'Poster');
  const filedPieceId = await takePiece(tools, memberId, 'Book');
  const publicPieceId = await takePiece(tools, listedMemberId, 'Site');
  const [report] = await tools.database
    .insert(portfolioReports)
    .values({ pieceId: publicPieceId, reason: 'other' })
    .returning();
  return {
    ...{ pieceId, removablePieceId, filedPieceId, publicPieceId },
    pieceFileId: await takeFile(tools, filedPieceId),
    publicPieceFileId: await takeFile(tools, publicPieceId),
    pieceReportId: report!.id,
  };
}

async function takePiece({ database }: Tools, memberId: string, title: string): Promise<string> {
  const own = eq(portfolioPieces.memberId, memberId);
  const [known] = await database
    .update(portfolioPieces)
    .set({ hiddenAt: null })
    .where(and(own, eq(portfolioPieces.title, title)))
    .returning();
  if (known) return known.id;
  const position = await database.$count(portfolioPieces, own);
  const [made] = await database.insert(portfolioPieces).values({ memberId, position, title }).returning();
  return made!.id;
}

async function takeFile({ database, files }: Tools, pieceId: string): Promise<string> {
  const [known] = await database.select().from(portfolioFiles).where(eq(portfolioFiles.pieceId, pieceId));
  if (known) return known.id;
  const bytes = Buffer.from('%PDF-1.7');
  const stored = { kind: PIECE_FILE, mediaType: DOCUMENT_TYPE, bytes, sizeBytes: bytes.length };
  const fileKey = await storeFile(database, files, stored);
  await retainFile(database, fileKey);
  const file = { pieceId, position: 0, kind: 'document' as const, fileKey, name: 'a.pdf', sizeBytes: bytes.length };
  const [made] = await database.insert(portfolioFiles).values(file).returning();
  return made!.id;
}

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    pieceId: string;
    removablePieceId: string;
    filedPieceId: string;
    pieceFileId: string;
    publicPieceId: string;
    publicPieceFileId: string;
    pieceReportId: string;
  }
}
