import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { portfolioFiles, portfolioPieces, portfolioReports } from './tables.ts';

export type PieceRow = typeof portfolioPieces.$inferSelect;
export type PieceFileRow = typeof portfolioFiles.$inferSelect;
export type PieceWithFiles = PieceRow & { files: PieceFileRow[] };

/** A member's pieces in their order, with their files. The caller decides who may see them. */
export async function piecesOf(database: Database, memberId: string): Promise<PieceWithFiles[]> {
  const [pieces, files] = await Promise.all([
    database
      .select()
      .from(portfolioPieces)
      .where(eq(portfolioPieces.memberId, memberId))
      .orderBy(asc(portfolioPieces.position)),
    filesOf(database, memberId),
  ]);
  return pieces.map((piece) => ({ ...piece, files: files.filter(({ pieceId }) => pieceId === piece.id) }));
}

/** All files of a member's pieces. */
export async function filesOf(database: Database, memberId: string): Promise<PieceFileRow[]> {
  const rows = await database
    .select({ file: portfolioFiles })
    .from(portfolioFiles)
    .innerJoin(portfolioPieces, eq(portfolioPieces.id, portfolioFiles.pieceId))
    .where(eq(portfolioPieces.memberId, memberId))
    .orderBy(asc(portfolioFiles.pieceId), asc(portfolioFiles.position));
  return rows.map(({ file }) => file);
}

export async function pieceOf(database: Database, memberId: string, pieceId: string): Promise<PieceWithFiles | null> {
  const [piece] = await database
    .select()
    .from(portfolioPieces)
    .where(and(eq(portfolioPieces.id, pieceId), eq(portfolioPieces.memberId, memberId)));
  if (!piece) return null;
  const files = await database
    .select()
    .from(portfolioFiles)
    .where(eq(portfolioFiles.pieceId, pieceId))
    .orderBy(asc(portfolioFiles.position));
  return { ...piece, files };
}

/** Puts a member's pieces in this order; places before and after may be the same, so they are left first. */
export async function writeOrder(transaction: Database, memberId: string, pieceIds: readonly string[]): Promise<void> {
  const { position } = portfolioPieces;
  const own = eq(portfolioPieces.memberId, memberId);
  await transaction
    .update(portfolioPieces)
    .set({ position: sql`-1 - ${position}` })
    .where(own);
  await transaction
    .update(portfolioPieces)
    .set({ position: sql`array_position(${sql.param([...pieceIds])}::uuid[], ${portfolioPieces.id}) - 1` })
    .where(own);
}

/** Writes the order of the files of one piece. */
export async function writeFileOrder(transaction: Database, pieceId: string, fileIds: readonly string[]) {
  const { position } = portfolioFiles;
  const ofPiece = eq(portfolioFiles.pieceId, pieceId);
  await transaction
    .update(portfolioFiles)
    .set({ position: sql`-1 - ${position}` })
    .where(ofPiece);
  await transaction
    .update(portfolioFiles)
    .set({ position: sql`array_position(${sql.param([...fileIds])}::uuid[], ${portfolioFiles.id}) - 1` })
    .where(ofPiece);
}

export function keysOf(files: readonly PieceFileRow[]): string[] {
  return files.flatMap(({ fileKey, previewKey }) => [fileKey, previewKey ?? []].flat());
}

/** The open reports about these pieces, oldest first. */
export async function openReports(database: Database, pieceIds: readonly string[]) {
  if (pieceIds.length === 0) return [];
  return database
    .select()
    .from(portfolioReports)
    .where(and(inArray(portfolioReports.pieceId, [...pieceIds]), isNull(portfolioReports.closedAt)))
    .orderBy(asc(portfolioReports.createdAt))
    .limit(200);
}
