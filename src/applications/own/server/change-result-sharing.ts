import { and, eq } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { shareResults } from '#quizzes/server/result-consents.ts';

interface Choice {
  applicationId: string;
  memberId: string;
  isShared: boolean;
  now: Date;
}

/** Lets the company of an own application read the test results, or no more. Throws `applications.notFound`. */
export async function changeResultSharing(database: Database, { applicationId, memberId, ...choice }: Choice) {
  await database.transaction(async (transaction) => {
    const [own] = await transaction
      .select({ workspaceId: applications.workspaceId })
      .from(applications)
      .where(and(eq(applications.id, applicationId), eq(applications.memberId, memberId)));
    if (!own) throw applicationsErrors.notFound();
    await shareResults(transaction, { ...own, memberId, ...choice });
  });
}
