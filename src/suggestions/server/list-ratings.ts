import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { readCursor, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import { microsOf, cursorPosition } from '#platform/db/keyset.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { positions } from '#projects/server/tables.ts';
import { suggestionErrors } from '#suggestions/errors.ts';
import { matchVerdicts, type MatchVerdict } from '#suggestions/rules/verdict.ts';
import { matchRatings } from './tables.ts';

interface RatingQuery {
  verdict?: MatchVerdict | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Staff's ratings of suggestions beside the points of the formula. */
export async function listRatings(context: SignedInContext, { verdict, cursor, limit }: RatingQuery) {
  const { database } = context;
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) throw suggestionErrors.cursorInvalid();
  const raters = alias(users, 'raters');
  const [rows, sums] = await Promise.all([
    database
      .select({
        ratingId: matchRatings.id,
        verdict: matchRatings.verdict,
        note: matchRatings.note,
        points: matchRatings.points,
        updatedAt: matchRatings.updatedAt,
        micros: microsOf(matchRatings.updatedAt),
        memberId: users.id,
        memberName: users.name,
        raterName: raters.name,
        projectId: positions.projectId,
        positionIndex: positions.positionIndex,
        title: positions.title,
        companyName: positions.companyName,
      })
      .from(matchRatings)
      .innerJoin(users, eq(users.id, matchRatings.memberId))
      .innerJoin(raters, eq(raters.id, matchRatings.raterId))
      .innerJoin(positions, eq(positions.id, matchRatings.positionId))
      .where(
        and(
          verdict && eq(matchRatings.verdict, verdict),
          after ? sql`(${matchRatings.updatedAt}, ${matchRatings.id}) < ${cursorPosition(after)}` : undefined,
        ),
      )
      .orderBy(desc(matchRatings.updatedAt), desc(matchRatings.id))
      .limit(limit + 1),
    database
      .select({ verdict: matchRatings.verdict, count: count(), mean: avg(matchRatings.points) })
      .from(matchRatings)
      .groupBy(matchRatings.verdict),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    ratings: shown.map(({ micros: _, updatedAt, ...row }) => ({ ...row, ratedAt: updatedAt.toISOString() })),
    summary: matchVerdicts.map((name) => {
      const found = sums.find((one) => one.verdict === name);
      return { verdict: name, count: found?.count ?? 0, meanPoints: Math.round(Number(found?.mean ?? 0)) };
    }),
    nextCursor: last ? writeCursor({ micros: last.micros, id: last.ratingId }) : null,
  };
}
