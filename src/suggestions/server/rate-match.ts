import { and, eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { MatchVerdict } from '#suggestions/rules/verdict.ts';
import { rateFor } from './present-suggested.ts';
import { requireVisible } from './read-suggested.ts';
import { matchRatings } from './tables.ts';
import { requireVacancy, type VacancyKey } from './vacancy.ts';

type RatedKey = VacancyKey & { professionalId: string };

interface Rating {
  verdict: MatchVerdict;
  note: string;
  /** The version that the rater saw; absent when there was none. */
  version?: number | undefined;
}

/** Saves the caller's rating of a suggestion, with the formula's current points. */
export async function rateMatch(context: SignedInContext, key: RatedKey, { verdict, note, version }: Rating) {
  const { database, reach, session, now } = context;
  const job = await requireVacancy(database, reach, key);
  const row = await requireVisible(context, key.professionalId);
  const { points } = rateFor(row, job, false);
  const said = { verdict, note, points, updatedAt: now };
  const [kept] =
    version === undefined
      ? await database
          .insert(matchRatings)
          .values({ ...said, positionId: job.id, memberId: row.id, raterId: session.userId, createdAt: now })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(matchRatings)
          .set({ ...said, version: sql`${matchRatings.version} + 1` })
          .where(and(isOwn(job.id, row.id, session.userId), eq(matchRatings.version, version)))
          .returning();
  if (!kept) throw platformErrors.staleVersion();
  return { verdict: kept.verdict, note: kept.note, version: kept.version };
}

/** Idempotent. */
export async function withdrawRating({ database, reach, session }: SignedInContext, key: RatedKey) {
  const job = await requireVacancy(database, reach, key);
  await database.delete(matchRatings).where(isOwn(job.id, key.professionalId, session.userId));
  return { done: true as const };
}

function isOwn(positionId: string, memberId: string, raterId: string) {
  return and(
    eq(matchRatings.positionId, positionId),
    eq(matchRatings.memberId, memberId),
    eq(matchRatings.raterId, raterId),
  );
}
