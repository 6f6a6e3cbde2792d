import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Upload } from '#platform/contract/operation.ts';
import { retainFile, releaseFiles, storeFile } from '#platform/files/stored-files.ts';
import { withUploadBytes } from '#platform/files/with-upload-bytes.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileErrors } from '#profiles/errors.ts';
import { documentName } from '#profiles/portfolio/rules/document-name.ts';
import { MAXIMUM_PICTURES, PICTURE_BYTES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { changePortfolio, requireOwnPiece } from './manage-pieces.ts';
import { PICTURE_TYPE, preparePicture } from './prepare-picture.ts';
import { presentOwnPiece } from './present-piece.ts';
import { keysOf, type PieceFileRow, writeFileOrder } from './queries.ts';
import { portfolioFiles } from './tables.ts';

export const PIECE_FILE = 'portfolio';
export const DOCUMENT_TYPE = 'application/pdf';
const PDF_START = '%PDF-';

type NewFile = Omit<typeof portfolioFiles.$inferInsert, 'pieceId' | 'position'>;

/** Adds a picture or the PDF. The bytes are stored first, so a failure half-way leaves nothing that lasts. */
export async function addPieceFile(context: SignedInContext, pieceId: string, name: string, upload: Upload) {
  const { database, session } = context;
  const isDocument = await startsAsPdf(upload);
  const { files } = await requireOwnPiece(database, session.userId, pieceId);
  requireRoom(files, isDocument);
  const file = isDocument ? await storeDocument(context, name, upload) : await storePicture(context, upload);
  return changePortfolio(context, async (transaction, memberId) => {
    const piece = await requireOwnPiece(transaction, memberId, pieceId);
    requireRoom(piece.files, isDocument);
    await transaction.insert(portfolioFiles).values({ pieceId, position: piece.files.length, ...file });
    await retainFile(transaction, file.fileKey);
    if (file.previewKey) await retainFile(transaction, file.previewKey);
    return presentOwnPiece(await requireOwnPiece(transaction, memberId, pieceId));
  });
}

/** Up to eight pictures, or one PDF. */
function requireRoom(files: readonly PieceFileRow[], isDocument: boolean): void {
  if (files.some(({ kind }) => kind === 'document') || (isDocument && files.length > 0))
    throw profileErrors.oneDocumentOnly();
  if (files.length >= MAXIMUM_PICTURES) throw profileErrors.tooManyPictures({ count: MAXIMUM_PICTURES });
}

async function startsAsPdf({ path }: Upload): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_START.length), 0, PDF_START.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === PDF_START;
  } finally {
    await file.close();
  }
}

async function storeDocument(context: SignedInContext, name: string, { path, sizeBytes }: Upload): Promise<NewFile> {
  const bytes = createReadStream(path);
  const file = { kind: PIECE_FILE, bytes, mediaType: DOCUMENT_TYPE, sizeBytes };
  const fileKey = await storeFile(context.database, context.files, file);
  return { kind: 'document', fileKey, name: documentName(name), sizeBytes };
}

async function storePicture({ database, files }: SignedInContext, upload: Upload): Promise<NewFile> {
  if (upload.sizeBytes > PICTURE_BYTES) throw profileErrors.pictureTooLarge();
  const { full, preview, width, height } = await withUploadBytes(upload, preparePicture);
  const store = (bytes: Buffer) =>
    storeFile(database, files, { kind: PIECE_FILE, bytes, mediaType: PICTURE_TYPE, sizeBytes: bytes.length });
  const fileKey = await store(full);
  const previewKey = await store(preview);
  return { kind: 'picture', fileKey, previewKey, sizeBytes: full.length, width, height };
}

export function removePieceFile(context: SignedInContext, pieceId: string, fileId: string) {
  return changePortfolio(context, async (transaction, memberId) => {
    const { files } = await requireOwnPiece(transaction, memberId, pieceId);
    const removed = files.find(({ id }) => id === fileId);
    if (!removed) throw profileErrors.pieceNotFound();
    await releaseFiles(transaction, keysOf([removed]));
    await transaction.delete(portfolioFiles).where(eq(portfolioFiles.id, fileId));
    const left = files.filter(({ id }) => id !== fileId).map(({ id }) => id);
    if (left.length > removed.position) await writeFileOrder(transaction, pieceId, left);
    return presentOwnPiece(await requireOwnPiece(transaction, memberId, pieceId));
  });
}
