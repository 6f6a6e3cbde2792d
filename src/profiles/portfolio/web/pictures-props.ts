import type { ShownPiece } from '#profiles/portfolio/schemas.ts';

export interface PicturesProps {
  memberId: string;
  /** Of the piece. */
  title: string;
  pictures: ShownPiece['pictures'];
}
