import { eq } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileErrors } from '#profiles/errors.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import { areSameIds } from '#profiles/portfolio/rules/new-order.ts';
import { MAXIMUM_PIECES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { lockProfile } from '#profiles/server/queries.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { presentOwnPiece } from './present-piece.ts';
import { keysOf, pieceOf, type PieceWithFiles, writeFileOrder, writeOrder } from './queries.ts';
import { presentOwnPortfolio } from './read-own-portfolio.ts';
import { portfolioFiles, portfolioPieces } from './tables.ts';

interface Words {
  title: string;
  text: string;
  link: string;
}

/** Changes the caller's portfolio. Locks the profile, so that concurrent changes see each other and keep the limits. */
export function changePortfolio<Result>(
  { database, session }: SignedInContext,
  change: (transaction: Database, memberId: string) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockProfile(transaction, session.userId);
    const result = await change(transaction, session.userId);
    await recordOfMember(transaction, profileHappenings.portfolioChanged, session.userId);
    return result;
  });
}

/** An own piece; 404 for everybody else's. */
export async function requireOwnPiece(database: Database, memberId: string, pieceId: string): Promise<PieceWithFiles> {
  const piece = await pieceOf(database, memberId, pieceId);
  if (!piece) throw profileErrors.pieceNotFound();
  return piece;
}

export function addPiece(context: SignedInContext, words: Words) {
  return changePortfolio(context, async (transaction, memberId) => {
    const position = await transaction.$count(portfolioPieces, eq(portfolioPieces.memberId, memberId));
    if (position >= MAXIMUM_PIECES) throw profileErrors.tooManyPieces({ count: MAXIMUM_PIECES });
    const [piece] = await transaction
      .insert(portfolioPieces)
      .values({ memberId, position, ...words })
      .returning();
    return presentOwnPiece({ ...piece!, files: [] });
  });
}

interface PieceChange extends Words {
  version: number;
  pictures?: { fileId: string; alternative: string }[] | undefined;
}

export function changePiece(context: SignedInContext, pieceId: string, { version, pictures, ...words }: PieceChange) {
  return changePortfolio(context, async (transaction, memberId) => {
    const piece = await requireOwnPiece(transaction, memberId, pieceId);
    if (piece.version !== version) throw platformErrors.staleVersion();
    if (pictures) await changePictures(transaction, piece, pictures);
    await transaction
      .update(portfolioPieces)
      .set({ ...words, version: version + 1, updatedAt: clock.now() })
      .where(eq(portfolioPieces.id, pieceId));
    return presentOwnPiece(await requireOwnPiece(transaction, memberId, pieceId));
  });
}

async function changePictures(
  transaction: Database,
  { id, files }: PieceWithFiles,
  pictures: NonNullable<PieceChange['pictures']>,
): Promise<void> {
  const known = files.filter(({ kind }) => kind === 'picture').map(({ id: fileId }) => fileId);
  const wanted = pictures.map(({ fileId }) => fileId);
  if (!areSameIds(known, wanted)) throw profileErrors.pieceFileUnknown();
  if (known.length === 0) return;
  await writeFileOrder(transaction, id, wanted);
  for (const { fileId, alternative } of pictures)
    await transaction.update(portfolioFiles).set({ alternative }).where(eq(portfolioFiles.id, fileId));
}

export function orderPieces(context: SignedInContext, pieceIds: readonly string[]) {
  return changePortfolio(context, async (transaction, memberId) => {
    const own = await transaction
      .select({ id: portfolioPieces.id })
      .from(portfolioPieces)
      .where(eq(portfolioPieces.memberId, memberId));
    const known = own.map(({ id }) => id);
    // A piece was added or removed elsewhere.
    if (!areSameIds(known, pieceIds)) throw platformErrors.staleVersion();
    await writeOrder(transaction, memberId, pieceIds);
    return presentOwnPortfolio(transaction, memberId);
  });
}

/** Its files cannot be read from now on; their bytes go with the next sweep. */
export function removePiece(context: SignedInContext, pieceId: string) {
  return changePortfolio(context, async (transaction, memberId) => {
    const { files, position } = await requireOwnPiece(transaction, memberId, pieceId);
    await releaseFiles(transaction, keysOf(files));
    await transaction.delete(portfolioPieces).where(eq(portfolioPieces.id, pieceId));
    const following = await transaction
      .select({ id: portfolioPieces.id })
      .from(portfolioPieces)
      .where(eq(portfolioPieces.memberId, memberId))
      .orderBy(portfolioPieces.position);
    if (following.length > position)
      await writeOrder(
        transaction,
        memberId,
        following.map(({ id }) => id),
      );
    return presentOwnPortfolio(transaction, memberId);
  });
}
