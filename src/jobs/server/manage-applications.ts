import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { isFinalStage, stages } from '#jobs/rules/stages.ts';
import { advanceApplication } from '#jobs/server/advance-application.ts';
import { announceApplications } from '#jobs/server/announce-applications.ts';
import { companyChangedMail, suggestedMail } from '#jobs/server/emails.ts';
import { interviews, interviewSlots } from '#jobs/server/interviews/tables.ts';
import { findCandidate, holdPosition } from '#jobs/server/queries.ts';
import { applicationHistory, applications } from '#jobs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail, queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

interface Actor {
  actorId: string;
  publicUrl: string;
}

const underWay = and(
  notInArray(applications.state, ['withdrawn', 'closed']),
  notInArray(applications.stage, stages.filter(isFinalStage)),
);

/** The process of a vacancy ended before its time: everybody who still hoped is told. */
export async function closeApplicationsOf(transaction: Database, positionId: string, actor: Actor): Promise<void> {
  const open = await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.positionId, positionId), underWay));
  const applicationIds = open.map(({ id }) => id);
  await advanceApplication(transaction, { applicationIds, reach: { every: true }, event: 'closed', ...actor });
}

/** A project went to another company: its applications go along, and the candidates learn who reads them from now on. */
export async function moveApplications(
  transaction: Database,
  { projectId, workspaceId, publicUrl }: { projectId: string; workspaceId: string; publicUrl: string },
): Promise<void> {
  const moved = await transaction
    .update(applications)
    .set({ workspaceId })
    .where(eq(applications.projectId, projectId))
    .returning({ id: applications.id, positionId: applications.positionId, memberId: applications.memberId });
  const ids = moved.map(({ id }) => id);
  const own = transaction.select({ id: interviews.id }).from(interviews).where(inArray(interviews.applicationId, ids));
  await transaction.update(interviewSlots).set({ workspaceId }).where(inArray(interviewSlots.interviewId, own));
  const { title, companyName, hiringCompany } = positions;
  const { name, email, language, brand } = users;
  const candidates = await transaction
    .select({ title, companyName, hiringCompany, name, email, language, brand })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(eq(applications.projectId, projectId), underWay));
  await queueMails(
    transaction,
    candidates.map((one) => ({
      to: one.email,
      language: one.language,
      brand: one.brand,
      content: companyChangedMail({ ...one, publicUrl }),
    })),
  );
  await announceApplications(transaction, moved);
}

interface Suggestion extends Actor {
  projectId: string;
  positionIndex: number;
  memberId: string;
  now: Date;
}

/** Puts a professional forward for a vacancy: an application that the talent team began. Null when there is one already. */
export async function suggestMember(
  transaction: Database,
  { projectId, positionIndex, memberId, actorId, publicUrl, now }: Suggestion,
): Promise<string | null> {
  const held = await holdPosition(transaction, projectId, positionIndex);
  if (!held) throw jobsErrors.notFound();
  const { id: positionId, workspaceId, state, title, companyName } = held.position;
  if (!['open', 'hidden'].includes(state)) throw jobsErrors.positionClosed();
  const times = { stageEnteredAt: now, createdAt: now, updatedAt: now };
  const [added] = await transaction
    .insert(applications)
    .values({ positionId, projectId, workspaceId, memberId, suggestedAt: now, suggestedBy: actorId, ...times })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  await transaction
    .insert(applicationHistory)
    .values({ applicationId: added.id, event: 'suggested', toStage: 'new', actorId, at: now });
  await announceApplications(transaction, [added]);
  const { email, language, brand, name } = await findCandidate(transaction, memberId);
  const content = suggestedMail({ language, name, title, companyName, publicUrl });
  await queueMail(transaction, { to: email, language, brand, content });
  return added.id;
}

/** Which of some members are candidates of a position. */
export async function findCandidatesAmong(database: Database, positionId: string, memberIds: string[]) {
  const rows = await database
    .select({ memberId: applications.memberId })
    .from(applications)
    .where(and(eq(applications.positionId, positionId), inArray(applications.memberId, memberIds)));
  return new Set(rows.map(({ memberId }) => memberId));
}
