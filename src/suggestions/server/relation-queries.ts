import { and, eq, inArray, ne } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { candidateSuggestions } from '#pipeline/evaluation/server/suggestions/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { matchRatings, positionInvitations } from './tables.ts';

/** Who is or was a candidate of a vacancy. */
export async function listCandidateIds(database: Database, positionId: string): Promise<string[]> {
  const rows = await database
    .select({ memberId: applications.memberId })
    .from(applications)
    .where(and(eq(applications.positionId, positionId), ne(applications.state, 'withdrawn')));
  return rows.map(({ memberId }) => memberId);
}

/** The relation of some professionals to a vacancy: whether they are candidates, invited, and rated by one of the staff. */
export async function findRelations(database: Database, positionId: string, memberIds: string[], raterId: string) {
  const [candidates, invited, rated] = await Promise.all([
    database
      .select({
        memberId: applications.memberId,
        applicationId: applications.id,
        stage: applications.stage,
        state: applications.state,
        suggestion: candidateSuggestions,
      })
      .from(applications)
      .leftJoin(candidateSuggestions, eq(candidateSuggestions.applicationId, applications.id))
      .where(
        and(
          eq(applications.positionId, positionId),
          inArray(applications.memberId, memberIds),
          ne(applications.state, 'withdrawn'),
        ),
      ),
    database
      .select({
        memberId: positionInvitations.memberId,
        invitedAt: positionInvitations.createdAt,
        declinedAt: positionInvitations.declinedAt,
      })
      .from(positionInvitations)
      .where(and(eq(positionInvitations.positionId, positionId), inArray(positionInvitations.memberId, memberIds))),
    database
      .select({
        memberId: matchRatings.memberId,
        verdict: matchRatings.verdict,
        note: matchRatings.note,
        version: matchRatings.version,
      })
      .from(matchRatings)
      .where(
        and(
          eq(matchRatings.positionId, positionId),
          eq(matchRatings.raterId, raterId),
          inArray(matchRatings.memberId, memberIds),
        ),
      ),
  ]);
  return {
    candidates: byMember(candidates),
    invited: byMember(invited),
    rated: byMember(rated),
  };
}

export type Relations = Awaited<ReturnType<typeof findRelations>>;

function byMember<Row extends { memberId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.memberId, row]));
}
