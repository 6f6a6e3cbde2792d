import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';

interface Assignment {
  workspaceId: string;
  recruiterId: string;
}

/** Assigns a recruiter of the provider to a company; assigning twice changes nothing. */
export async function assignRecruiter(transaction: Database, assignment: Assignment): Promise<void> {
  await transaction.insert(workspaceRecruiters).values(assignment).onConflictDoNothing();
}

/** Ends the assignment: from the next request on, the recruiter has no access to the company. */
export async function releaseRecruiter(transaction: Database, { workspaceId, recruiterId }: Assignment): Promise<void> {
  await transaction
    .delete(workspaceRecruiters)
    .where(and(eq(workspaceRecruiters.workspaceId, workspaceId), eq(workspaceRecruiters.recruiterId, recruiterId)));
}
