import { and, eq } from 'drizzle-orm';
import { presentInterview } from '#candidacies/interviews/server/present-interview.ts';
import { listInterviews } from '#candidacies/interviews/server/queries.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { type PositionKey, requirePosition } from '#pipeline/candidates/server/require-position.ts';
import { readCandidate } from '#pipeline/panel/server/read-candidate.ts';
import { readScorecards } from '#pipeline/evaluation/server/scorecards/read-scorecards.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
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
  const [candidate, scorecards, all] = await Promise.all([
    readCandidate(context, application.id),
    readScorecards(context, application.id),
    listInterviews(context.database, application.id),
  ]);
  const interviews = all.map((one) => presentInterview(one, squadMemberId, context.now));
  return { candidate: { ...candidate, interviews }, scorecards };
}
