import { and, eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { MatchVerdict } from '#suggestions/rules/verdict.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
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
  const rating = { verdict, note, points, updatedAt: now };
  return database.transaction(async (transaction) => {
    const [saved] =
      version === undefined
        ? await transaction
            .insert(matchRatings)
            .values({ ...rating, positionId: job.id, memberId: row.id, raterId: session.userId, createdAt: now })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(matchRatings)
            .set({ ...rating, version: sql`${matchRatings.version} + 1` })
            .where(and(isOwn(job.id, row.id, session.userId), eq(matchRatings.version, version)))
            .returning();
    if (!saved) throw platformErrors.staleVersion();
    await record(transaction, context, 'rated', { positionId: job.id, memberId: row.id });
    return { verdict: saved.verdict, note: saved.note, version: saved.version };
  });
}

/** Idempotent. */
export async function withdrawRating(context: SignedInContext, key: RatedKey) {
  const { database, reach, session } = context;
  const job = await requireVacancy(database, reach, key);
  await database.transaction(async (transaction) => {
    const withdrawn = await transaction
      .delete(matchRatings)
      .where(isOwn(job.id, key.professionalId, session.userId))
      .returning({ memberId: matchRatings.memberId });
    for (const { memberId } of withdrawn)
      await record(transaction, context, 'ratingWithdrawn', { positionId: job.id, memberId });
  });
  return { done: true as const };
}

/** Recorded outside of any company space: the team's ratings are about the formula. */
function record(
  transaction: Database,
  { session }: SignedInContext,
  name: 'rated' | 'ratingWithdrawn',
  ids: { positionId: string; memberId: string },
): Promise<void> {
  const happened = { name: suggestionHappenings[name], workspaceId: null, actorId: session.userId };
  return recordHappening(transaction, { ...happened, ids });
}

function isOwn(positionId: string, memberId: string, raterId: string) {
  return and(
    eq(matchRatings.positionId, positionId),
    eq(matchRatings.memberId, memberId),
    eq(matchRatings.raterId, raterId),
  );
}
