import { applications } from '#applications/server/tables.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { resultConsents } from '#quizzes/server/tables.ts';

/** An application with an interview. */
export const makeRecords: MakeRecords = async ({ database }, { positionId, projectId, workspaceId, memberId }) => {
  const applicationId = newId();
  await database.insert(applications).values({ id: applicationId, positionId, projectId, workspaceId, memberId });
  await database.insert(resultConsents).values({ memberId, workspaceId, grantedAt: new Date() }).onConflictDoNothing();
  const [interview] = await database
    .insert(interviews)
    .values({ applicationId, kind: 'company', timeZone: 'UTC' })
    .returning({ id: interviews.id });
  return { applicationId, interviewId: interview!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    applicationId: string;
    interviewId: string;
  }
}
