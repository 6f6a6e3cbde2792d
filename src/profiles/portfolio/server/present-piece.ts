import type { OwnPiece, ShownPiece } from '#profiles/portfolio/schemas.ts';
import type { PieceWithFiles } from './queries.ts';

type Words = Omit<OwnPiece, 'version' | 'hidden'>;

/** What everybody reads of a piece who may read it. */
export function presentPiece({ id, title, text, link, files }: PieceWithFiles): Words {
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const document = files.find(({ kind }) => kind === 'document');
  return {
    pieceId: id,
    title,
    text,
    link,
    pictures: pictures.map(({ id: fileId, alternative, width, height }) => ({
      fileId,
      alternative,
      width: width!,
      height: height!,
    })),
    document: document ? { fileId: document.id, name: document.name, sizeBytes: document.sizeBytes } : null,
  };
}

export function presentOwnPiece(piece: PieceWithFiles): OwnPiece {
  const hidden = piece.hiddenAt ? { reason: piece.hiddenReason } : null;
  return { ...presentPiece(piece), version: piece.version, hidden };
}

type Reading = Pick<ShownPiece, 'reports' | 'abilities'>;

export function presentShownPiece(piece: PieceWithFiles, reading: Reading): ShownPiece {
  return { ...presentPiece(piece), isHidden: piece.hiddenAt !== null, ...reading };
}
