import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projectErrors } from '#projects/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { recordAudits } from '#workspaces/server/record-audit.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { administrationMail } from './emails.ts';
import { revokeSharesOf } from '#projects/briefs/server/shares/share-brief.ts';
import { lockProject } from './queries.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { projectProfessionals, projectVacancies } from '#projects/professionals/server/tables.ts';
import { briefs, positions, projects } from './tables.ts';

interface Migration {
  projectId: string;
  /** The project's version that the caller saw. */
  version: number;
  workspaceId: string;
}

/**
 * Moves a project with its vacancies to another client's space: both owners are notified and both audit trails record it. Rooms that store
 * the space beside a project move their records in the same transaction.
 */
export async function migrateProject(
  transaction: Database,
  { reach, session, now }: SignedInContext,
  { projectId, version, workspaceId }: Migration,
) {
  const project = await lockProject(transaction, reach, projectId);
  if (!project) throw projectErrors.notFound();
  if (project.version !== version) throw platformErrors.staleVersion();
  const [target] = await transaction
    .select({ company: workspaces.company, closedAt: workspaces.closedAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('share');
  if (!target || target.closedAt) throw projectErrors.clientNotFound();
  if (project.workspaceId === workspaceId) throw projectErrors.sameClient();
  const changed = { workspaceId, updatedAt: now };
  await transaction
    .update(projects)
    .set({ ...changed, version: version + 1 })
    .where(eq(projects.id, projectId));
  await transaction
    .update(positions)
    .set({
      ...changed,
      version: sql`${positions.version} + 1`,
      // The name of another hiring company is unchanged.
      companyName: sql`coalesce(${positions.hiringCompany}, ${target.company})`,
    })
    .where(eq(positions.projectId, projectId));
  await transaction
    .update(projectProfessionals)
    .set({ workspaceId })
    .where(eq(projectProfessionals.projectId, projectId));
  await transaction.update(projectVacancies).set({ workspaceId }).where(eq(projectVacancies.projectId, projectId));
  // Revokes the former company's links: the new company decides anew whether to share.
  await revokeSharesOf(transaction, { projectId }, now);
  await transaction.update(briefs).set({ workspaceId }).where(eq(briefs.projectId, projectId));
  await notifyBoth(transaction, { from: project.workspaceId, to: workspaceId });
  return { version: version + 1, company: target.company };

  async function notifyBoth(inTransaction: Database, { from, to }: { from: string; to: string }): Promise<void> {
    const title = project!.title;
    const entry = { actorId: session.userId, subject: title, details: { projectId, from, to } };
    await recordAudits(inTransaction, [
      { ...entry, workspaceId: from, action: 'projectMigratedAway' },
      { ...entry, workspaceId: to, action: 'projectMigratedHere' },
    ]);
    const owners = [
      { change: 'projectMigratedAway' as const, owner: await findOwnerToMail(inTransaction, from) },
      { change: 'projectMigratedHere' as const, owner: await findOwnerToMail(inTransaction, to) },
    ];
    for (const { change, owner } of owners) {
      if (!owner) continue;
      const mail = administrationMail(owner, change, { title, projectId });
      await queueMail(inTransaction, workspaceHappenings[change], mail);
    }
  }
}
