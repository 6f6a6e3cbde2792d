import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { presentInterview } from '#applications/interviews/server/present-interview.ts';
import { listInterviews } from '#applications/interviews/server/queries.ts';
import { applications } from '#applications/server/tables.ts';
import { type PositionKey, requirePosition } from '#pipeline/candidates/server/require-position.ts';
import { readCandidate } from '#pipeline/panel/server/read-candidate.ts';
import { readSamePerson } from '#pipeline/duplicates/server/read-pairs.ts';
import { readScorecards } from '#pipeline/evaluation/server/scorecards/read-scorecards.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The company's records of one person in one process, found by the position in the project and the person. */
export async function readHiringProcess(
  context: SignedInContext,
  { squadMemberId, ...key }: PositionKey & { squadMemberId: string },
) {
  const { positionId } = await requirePosition(context, key);
  const [application] = await context.database
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.positionId, positionId), eq(applications.memberId, squadMemberId)));
  if (!application) throw platformErrors.notFound();
  const [candidate, scorecards, same, all, selected] = await Promise.all([
    readCandidate(context, application.id),
    readScorecards(context, application.id),
    readSamePerson(context, application.id),
    listInterviews(context.database, application.id),
    findSelected(context.database, positionId),
  ]);
  const interviews = all.map((one) => presentInterview(one, squadMemberId, context.now));
  return { candidate: { ...candidate, interviews }, scorecards, samePerson: same, selected };
}

/** Who is selected for a position that the caller may access; null while nobody is. */
async function findSelected(database: Database, positionId: string) {
  const [selected] = await database
    .select({ memberId: applications.memberId, name: users.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(eq(applications.positionId, positionId), isNotNull(applications.selectedAt)));
  return selected ?? null;
}
