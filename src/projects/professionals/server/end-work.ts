import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { projectMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { endRequests } from '#support/server/settle-requests.ts';
import { lockProfessional } from './queries.ts';
import { recordEvents } from './record-event.ts';
import { projectProfessionals } from './tables.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockProfessional>>>;

interface Ending {
  /** Whether hours still have to be paid. */
  hoursOwed: boolean;
  financeNote: string | null;
  actorId: string;
  now: Date;
}

/** Ends a locked professional's work. A replacement in progress continues; the position itself cannot be filled again. */
export async function endWork(
  transaction: Database,
  { professional, position, project }: Locked,
  { hoursOwed, financeNote, actorId, now }: Ending,
): Promise<void> {
  const { id, version } = professional;
  await transaction
    .update(projectProfessionals)
    .set({ state: 'deactivated', endedAt: now, hoursOwed, financeNote, updatedAt: now, version: version + 1 })
    .where(eq(projectProfessionals.id, id));
  await transaction
    .update(positions)
    .set({ state: 'deactivated', updatedAt: now, version: position.version + 1 })
    .where(eq(positions.id, position.id));
  await settleProject(transaction, { project, actorId, now });
  // The note is for finance: the company only reads that the work ended.
  await recordEvents(transaction, [id], { event: 'deactivated', actorId, now });
}

/** When a professional deletes the account, the work in every running project ends with it, and the companies are notified. */
export async function leaveWork(
  transaction: Database,
  { id: memberId, name }: { id: string; name: string },
  { now }: { now: Date },
): Promise<void> {
  const working = await transaction
    .select({ id: projectProfessionals.id })
    .from(projectProfessionals)
    .innerJoin(projects, eq(projects.id, projectProfessionals.projectId))
    .where(
      and(
        eq(projectProfessionals.memberId, memberId),
        isNull(projectProfessionals.endedAt),
        notInArray(projects.status, ['finished', 'canceled']),
      ),
    )
    .orderBy(asc(projects.id), asc(projectProfessionals.id));
  for (const { id } of working) {
    const found = await lockProfessional(transaction, { every: true }, id);
    if (!found || found.professional.endedAt) continue;
    // Nobody has confirmed that all hours were paid.
    await endWork(transaction, found, { hoursOwed: true, financeNote: null, actorId: memberId, now });
    for (const type of ['deactivation', 'paymentBlock'] as const)
      await endRequests(transaction, { professionalId: id, type, status: 'closed', now });
    const owner = await findOwnerToMail(transaction, found.project.workspaceId);
    if (!owner) continue;
    const { id: projectId, title: project } = found.project;
    const about = { professional: name, position: found.position.title, project, projectId };
    const mail = projectMail(owner, 'professionalLeft', about);
    await queueMail(transaction, projectHappenings.deactivated, { ...mail, about: [memberId] });
  }
}
