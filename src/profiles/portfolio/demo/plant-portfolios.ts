import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoFile } from '#platform/capability/demo-capability.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { PIECE_FILE } from '#profiles/portfolio/server/manage-piece-files.ts';
import { PICTURE_TYPE } from '#profiles/portfolio/server/prepare-picture.ts';
import { portfolioFiles, portfolioPieces } from '#profiles/portfolio/server/tables.ts';
import { isWorkLookedAt } from '#profiles/portfolio/rules/looked-at-work.ts';
import { type DemoPiece, demoPieces } from './demo-pieces.data.ts';

const MAXIMUM_PORTFOLIOS = 8;
const PIECES_OF_ONE = 3;
const KEY_LENGTH = 22;

interface DemoMember {
  id: string;
  profile: { jobTitle: string };
}

const folder = join(import.meta.dirname, 'pictures');
const pathOf = (picture: string) => join(folder, `${picture}.webp`);
/** Keys are alike at every start, so that a copy of the database finds its files. */
const keyOf = (member: number, piece: number, picture: number) =>
  `demo-portfolio-${member}${piece}${picture}`.padEnd(KEY_LENGTH, '-');

function piecesOf(member: number): DemoPiece[] {
  return Array.from({ length: PIECES_OF_ONE }, (_, index) => demoPieces[(member * 2 + index) % demoPieces.length]!);
}

/** Drawn by us for this: flat pictures without anybody's rights. */
export const demoPictures: readonly DemoFile[] = Array.from({ length: MAXIMUM_PORTFOLIOS }, (_, member) =>
  piecesOf(member).flatMap(({ pictures }, piece) =>
    pictures.map(({ name }, picture) => ({
      key: keyOf(member, piece, picture),
      mediaType: PICTURE_TYPE,
      path: pathOf(name),
    })),
  ),
).flat();

/** Portfolios of the first professionals whose work is looked at. */
export async function plantPortfolios(database: Database, members: readonly DemoMember[]): Promise<void> {
  const owners = members.filter(({ profile }) => isWorkLookedAt(profile.jobTitle)).slice(0, MAXIMUM_PORTFOLIOS);
  for (const [member, { id: memberId }] of owners.entries())
    for (const [position, piece] of piecesOf(member).entries()) {
      const { title, text, link, pictures } = piece;
      const pieceId = newId();
      await database.insert(portfolioPieces).values({ id: pieceId, memberId, position, title, text, link });
      const files = pictures.map(({ name, alternative }, place) => ({
        key: keyOf(member, position, place),
        alternative,
        place,
        sizeBytes: statSync(pathOf(name)).size,
      }));
      if (files.length === 0) continue;
      await database
        .insert(storedFiles)
        .values(files.map(({ key, sizeBytes }) => ({ key, kind: PIECE_FILE, mediaType: PICTURE_TYPE, sizeBytes })))
        // The pictures' keys are fixed; a world that is planted anew finds them stored.
        .onConflictDoNothing();
      await database.insert(portfolioFiles).values(
        files.map(({ key, alternative, place, sizeBytes }) => ({
          ...{ pieceId, position: place, kind: 'picture' as const, fileKey: key, previewKey: key },
          ...{ alternative, sizeBytes, width: 1200, height: 800 },
        })),
      );
    }
}
