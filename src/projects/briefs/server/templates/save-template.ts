import { and, eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import type { BriefSource } from '#projects/briefs/contract/templates.ts';
import { MAXIMUM_TEMPLATES } from '#projects/briefs/rules/brief-limits.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { lockTemplate, readTemplate } from './queries.ts';
import { readSource } from './read-source.ts';
import { briefTemplates } from './tables.ts';

/** Saves answers as a named template; of two concurrent calls with the same name, or for the last free place, the second one is refused. */
export async function saveTemplate(context: SignedInContext, { name, from }: { name: string; from: BriefSource }) {
  const { database, workspace, session, reach, now } = context;
  if (!workspace) throw platformErrors.forbidden();
  const answers = await readSource(context, from);
  return database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspace.id);
    const count = await transaction.$count(briefTemplates, eq(briefTemplates.workspaceId, workspace.id));
    if (count >= MAXIMUM_TEMPLATES) throw projectErrors.tooManyTemplates({ maximum: MAXIMUM_TEMPLATES });
    const id = newId();
    const times = { createdAt: now, updatedAt: now };
    const added = await transaction
      .insert(briefTemplates)
      .values({ id, workspaceId: workspace.id, createdBy: session.userId, name, answers: { ...answers }, ...times })
      .onConflictDoNothing()
      .returning({ id: briefTemplates.id });
    if (added.length === 0) throw projectErrors.templateNameTaken({ name });
    await record(transaction, 'templateSaved', { id, workspaceId: workspace.id, actorId: session.userId });
    return (await readTemplate(transaction, reach, id))!;
  });
}

export function renameTemplate(
  { database, reach, session, now }: SignedInContext,
  templateId: string,
  { name, version }: { name: string; version: number },
) {
  return database.transaction(async (transaction) => {
    const template = await lockTemplate(transaction, reach, templateId);
    if (!template) throw projectErrors.templateNotFound();
    if (template.version !== version) throw platformErrors.staleVersion();
    await transaction
      .update(briefTemplates)
      .set({ name, version: version + 1, updatedAt: now })
      .where(eq(briefTemplates.id, templateId))
      .catch((problem: unknown) => {
        throw isUniqueViolation(problem) ? projectErrors.templateNameTaken({ name }) : problem;
      });
    const { workspaceId } = template;
    await record(transaction, 'templateRenamed', { id: templateId, workspaceId, actorId: session.userId });
    return (await readTemplate(transaction, reach, templateId))!;
  });
}

export async function deleteTemplate({ database, reach, session }: SignedInContext, templateId: string) {
  await database.transaction(async (transaction) => {
    const [deleted] = await transaction
      .delete(briefTemplates)
      .where(and(eq(briefTemplates.id, templateId), withinReach(briefTemplates.workspaceId, reach)))
      .returning({ id: briefTemplates.id, workspaceId: briefTemplates.workspaceId });
    if (!deleted) throw projectErrors.templateNotFound();
    await record(transaction, 'templateDeleted', { ...deleted, actorId: session.userId });
  });
  return { done: true as const };
}

function record(
  transaction: Database,
  name: 'templateSaved' | 'templateRenamed' | 'templateDeleted',
  { id: templateId, workspaceId, actorId }: { id: string; workspaceId: string; actorId: string },
): Promise<void> {
  return recordHappening(transaction, { name: projectHappenings[name], workspaceId, actorId, ids: { templateId } });
}
