import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';

export interface Assignment {
  workspaceId: string;
  recruiterId: string;
}

/** Assigns a recruiter of the provider to a company; assigning twice changes nothing. */
export async function assignRecruiter(transaction: Database, assignment: Assignment, actorId: string): Promise<void> {
  const assigned = await transaction.insert(workspaceRecruiters).values(assignment).onConflictDoNothing().returning();
  if (assigned.length > 0) await record(transaction, 'recruiterAssigned', assignment, actorId);
}

/** Ends the assignment: from the next request on, the recruiter has no access to the company. */
export async function releaseRecruiter(transaction: Database, assignment: Assignment, actorId: string): Promise<void> {
  const { workspaceId, recruiterId } = assignment;
  const released = await transaction
    .delete(workspaceRecruiters)
    .where(and(eq(workspaceRecruiters.workspaceId, workspaceId), eq(workspaceRecruiters.recruiterId, recruiterId)))
    .returning();
  if (released.length > 0) await record(transaction, 'recruiterReleased', assignment, actorId);
}

async function record(
  transaction: Database,
  name: 'recruiterAssigned' | 'recruiterReleased',
  { workspaceId, recruiterId: userId }: Assignment,
  actorId: string,
): Promise<void> {
  await recordHappening(transaction, { name: workspaceHappenings[name], workspaceId, actorId, ids: { userId } });
  await announceAccess(transaction, workspaceId, [userId]);
}
