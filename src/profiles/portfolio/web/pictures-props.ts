import type { ShownPiece } from '#profiles/portfolio/schemas.ts';

export interface PicturesProps {
  memberId: string;
  /** The title of the piece. */
  title: string;
  pictures: ShownPiece['pictures'];
}
