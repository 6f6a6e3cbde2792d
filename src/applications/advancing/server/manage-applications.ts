import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applicationsErrors } from '#applications/errors.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { createApplication } from '#applications/server/create-application.ts';
import { deleteDeclarations } from '#applications/declarations/server/queries.ts';
import { companyChangedMail, suggestedMail } from '#applications/server/emails.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import {
  handOverInterviews,
  listInterviewsToHandOver,
} from '#applications/interviews/server/leaving/hand-over-interviews.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { findCandidate, lockPosition, lockOpenApplications, isUnderWayAsTold } from '#applications/server/queries.ts';
import { applications } from '#applications/server/tables.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail, queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

interface Actor {
  actorId: string;
}

type Place = { positionId: string } | { projectId: string } | { workspaceId: string };

/**
 * Closes the open applications of a vacancy, a project or a whole company space, and notifies every active candidate. The reason is for the company's
 * history. Runs in a transaction that locks the project or the space, so that nobody applies meanwhile.
 */
export async function closeApplicationsOf(
  transaction: Database,
  place: Place,
  actor: Actor & { reason?: string | null },
): Promise<void> {
  const applicationIds = await lockOpenApplications(transaction, isAt(place));
  await advanceApplication(transaction, { applicationIds, reach: { every: true }, event: 'closed', ...actor });
}

function isAt(place: Place) {
  if ('positionId' in place) return eq(applications.positionId, place.positionId);
  if ('projectId' in place) return eq(applications.projectId, place.projectId);
  return eq(applications.workspaceId, place.workspaceId);
}

/**
 * Moves a project's applications to another company and notifies the candidates who reads them from now on. Declarations for an affirmative
 * vacancy were meant only for the former company, so they are deleted.
 */
export async function moveApplications(
  transaction: Database,
  { projectId, workspaceId }: { projectId: string; workspaceId: string },
): Promise<void> {
  const arranged = await listInterviewsToHandOver(transaction, projectId);
  const moved = await transaction
    .update(applications)
    .set({ workspaceId })
    .where(eq(applications.projectId, projectId))
    .returning({
      id: applications.id,
      positionId: applications.positionId,
      memberId: applications.memberId,
      workspaceId: applications.workspaceId,
    });
  const ids = moved.map(({ id }) => id);
  const own = transaction.select({ id: interviews.id }).from(interviews).where(inArray(interviews.applicationId, ids));
  await transaction.update(interviewSlots).set({ workspaceId }).where(inArray(interviewSlots.interviewId, own));
  await handOverInterviews(transaction, arranged);
  const undeclared = new Set(await deleteDeclarations(transaction, ids));
  const { title, companyName, hiringCompany } = positions;
  const { name, email, language, brand } = users;
  const candidates = await transaction
    .select({ id: applications.id, title, companyName, hiringCompany, name, email, language, brand })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(eq(applications.projectId, projectId), isUnderWayAsTold));
  await recordOfApplications(transaction, applicationsHappenings.companyChanged, moved, null);
  await queueMails(
    transaction,
    applicationsHappenings.companyChanged,
    candidates.map((one) =>
      companyChangedMail(one, { ...one, applicationId: one.id, isUndeclared: undeclared.has(one.id) }),
    ),
  );
  await announceApplications(transaction, moved);
}

interface Suggestion extends Actor {
  projectId: string;
  positionIndex: number;
  memberId: string;
  now: Date;
}

/** Suggests a professional for a vacancy: an application that the talent team starts. Null when there is one already. */
export async function suggestMember(
  transaction: Database,
  { projectId, positionIndex, memberId, actorId, now }: Suggestion,
): Promise<string | null> {
  const locked = await lockPosition(transaction, projectId, positionIndex);
  if (!locked) throw applicationsErrors.notFound();
  const { position } = locked;
  const { state, title, companyName } = position;
  if (!['open', 'hidden'].includes(state)) throw applicationsErrors.positionClosed();
  const applicationId = await createApplication(transaction, { position, memberId, actorId, isSuggested: true, now });
  if (applicationId === null) return null;
  const mail = suggestedMail(await findCandidate(transaction, memberId), { applicationId, title, companyName });
  await queueMail(transaction, applicationsHappenings.suggested, mail);
  return applicationId;
}

/** Which of the given members are candidates of a position. */
export async function findCandidatesAmong(database: Database, positionId: string, memberIds: string[]) {
  const rows = await database
    .select({ memberId: applications.memberId })
    .from(applications)
    .where(and(eq(applications.positionId, positionId), inArray(applications.memberId, memberIds)));
  return new Set(rows.map(({ memberId }) => memberId));
}
