import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isWorkLookedAt } from '#profiles/portfolio/rules/looked-at-work.ts';
import { MAXIMUM_PIECES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { profiles } from '#profiles/server/tables.ts';
import { professions } from '#taxonomy/server/tables.ts';
import { presentOwnPiece } from './present-piece.ts';
import { piecesOf } from './queries.ts';

export function readOwnPortfolio({ database, session }: SignedInContext) {
  return presentOwnPortfolio(database, session.userId);
}

export async function presentOwnPortfolio(database: Database, memberId: string) {
  const [pieces, titles] = await Promise.all([piecesOf(database, memberId), titlesOf(database, memberId)]);
  return {
    pieces: pieces.map(presentOwnPiece),
    isExpected: titles.some(isWorkLookedAt),
    abilities: { add: pieces.length < MAXIMUM_PIECES },
  };
}

/** What the member calls the profession, and what the taxonomy calls the one that it recognised in that. */
async function titlesOf(database: Database, memberId: string): Promise<string[]> {
  const { content, jobTitle } = profiles;
  const [profile] = await database.select({ content, jobTitle }).from(profiles).where(eq(profiles.memberId, memberId));
  if (!profile) return [];
  const { professionId } = profile.content;
  const [profession] =
    professionId === null ? [] : await database.select().from(professions).where(eq(professions.id, professionId));
  return [profile.jobTitle, ...(profession ? [profession.titleEn, profession.titlePt] : [])];
}
