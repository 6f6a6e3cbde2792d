import { and, eq, inArray } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { resultConsents } from '#quizzes/server/tables.ts';

interface Sharing {
  memberId: string;
  workspaceId: string;
  isShared: boolean;
  now: Date;
}

/** Lets a company read a member's test results, or no more; taken back, nothing says that it once could (decision 54). */
export async function shareResults(transaction: Database, { memberId, workspaceId, isShared, now }: Sharing) {
  if (isShared)
    await transaction.insert(resultConsents).values({ memberId, workspaceId, grantedAt: now }).onConflictDoNothing();
  else
    await transaction
      .delete(resultConsents)
      .where(and(eq(resultConsents.memberId, memberId), eq(resultConsents.workspaceId, workspaceId)));
}

/** Whether the member lets a company within reach read the results; the team of the product acts for companies and asks none. */
export async function areResultsShared(database: Database, reach: Reach, memberId: string): Promise<boolean> {
  if (reach.every) return true;
  const within = inArray(resultConsents.workspaceId, [...reach.workspaceIds]);
  return (await database.$count(resultConsents, and(eq(resultConsents.memberId, memberId), within))) > 0;
}
