import { and, eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { recruiterMail, spaceName } from '#workspaces/server/emails.ts';
import { workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

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

/** Ends the assignments of every recruiter of a space that closes. */
export async function releaseRecruiters(transaction: Database, workspaceId: string, actorId: string): Promise<void> {
  const assigned = await transaction
    .select({ recruiterId: workspaceRecruiters.recruiterId })
    .from(workspaceRecruiters)
    .where(eq(workspaceRecruiters.workspaceId, workspaceId))
    .orderBy(workspaceRecruiters.recruiterId);
  for (const { recruiterId } of assigned) await releaseRecruiter(transaction, { workspaceId, recruiterId }, actorId);
}

async function record(
  transaction: Database,
  change: 'recruiterAssigned' | 'recruiterReleased',
  { workspaceId, recruiterId: userId }: Assignment,
  actorId: string,
): Promise<void> {
  const name = workspaceHappenings[change];
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { userId } });
  const [space] = await transaction.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  const [owner, recruiter] = [await findPerson(transaction, space!.ownerId), await findPerson(transaction, userId)];
  if (owner && recruiter) {
    const mail = recruiterMail(recruiter, change, { space: spaceName(space!, owner), ownerId: owner.id });
    await queueMail(transaction, name, mail);
  }
  await announceAccess(transaction, workspaceId, [userId]);
}
