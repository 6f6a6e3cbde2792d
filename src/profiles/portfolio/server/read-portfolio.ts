import { and, eq } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import type { Context } from '#platform/http/request-context.ts';
import { PIECE_FILE } from './manage-piece-files.ts';
import { mayReadPortfolio, maySeePiece, withEverySpace } from './policy.ts';
import { presentShownPiece } from './present-piece.ts';
import { openReports, piecesOf } from './queries.ts';
import { portfolioFiles, portfolioPieces } from './tables.ts';

/** A professional's portfolio as the caller may read it. */
export async function readPortfolio(context: Context, memberId: string) {
  if (!(await mayReadPortfolio(context, memberId))) throw platformErrors.notFound();
  const { database, session } = context;
  const all = await piecesOf(database, memberId);
  // On the own page one sees what others see: what is hidden stands in the editor.
  const isOwn = session?.userId === memberId;
  const pieces = all.filter((piece) => maySeePiece(session, piece) && !(isOwn && piece.hiddenAt));
  const moderate = session?.role === 'admin';
  const reports = session ? await openReports(database, ids(pieces)) : [];
  return {
    pieces: pieces.map((piece) => {
      const own = reports.filter(({ pieceId }) => pieceId === piece.id);
      const isReported = own.some(({ reporterId }) => reporterId === session?.userId);
      return presentShownPiece(piece, {
        reports: (moderate ? own : []).map(({ id: reportId, reason, text, createdAt }) => ({
          reportId,
          reason,
          text,
          at: createdAt.toISOString(),
        })),
        abilities: { report: session !== null && !isOwn && !isReported, moderate },
      });
    }),
  };
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

interface PieceFile {
  memberId: string;
  fileId: string;
  size: 'full' | 'preview';
}

/** The bytes of a picture, or the PDF to be saved. Rights are asked each time, so what is hidden or removed is gone at once. */
export async function servePieceFile(context: Context, { memberId, fileId, size }: PieceFile): Promise<FileAnswer> {
  const { database, files, session } = context;
  const [found] = await database
    .select({ file: portfolioFiles, piece: portfolioPieces })
    .from(portfolioFiles)
    .innerJoin(portfolioPieces, eq(portfolioPieces.id, portfolioFiles.pieceId))
    .where(and(eq(portfolioFiles.id, fileId), eq(portfolioPieces.memberId, memberId)));
  const isOpen =
    found && maySeePiece(session, found.piece) && (await mayReadPortfolio(await withEverySpace(context), memberId));
  if (!found || !isOpen) throw platformErrors.notFound();
  const { fileKey, previewKey, kind, name } = found.file;
  const key = size === 'preview' ? (previewKey ?? fileKey) : fileKey;
  const opened = await openFile(database, files, { key, kind: PIECE_FILE });
  if (!opened) throw platformErrors.notFound();
  return { ...opened, revision: `${fileId}-${size}`, ...(kind === 'document' && { downloadName: name }) };
}
