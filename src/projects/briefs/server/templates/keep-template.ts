import { and, eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { isTaken } from '#platform/db/is-taken.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import type { BriefSource } from '#projects/briefs/contract/templates.ts';
import { MAXIMUM_TEMPLATES } from '#projects/briefs/rules/brief-limits.ts';
import { holdWorkspace } from '#workspaces/server/hold-workspace.ts';
import { lockTemplate, readTemplate } from './queries.ts';
import { readSource } from './read-source.ts';
import { briefTemplates } from './tables.ts';

/** Keeps answers under a name of the company's; of two who choose the same name at once, or who both take the last place, the second one is told. */
export async function keepTemplate(context: SignedInContext, { name, from }: { name: string; from: BriefSource }) {
  const { database, workspace, session, reach, now } = context;
  if (!workspace) throw platformErrors.forbidden();
  const answers = await readSource(context, from);
  return database.transaction(async (transaction) => {
    await holdWorkspace(transaction, workspace.id);
    const kept = await transaction.$count(briefTemplates, eq(briefTemplates.workspaceId, workspace.id));
    if (kept >= MAXIMUM_TEMPLATES) throw projectErrors.tooManyTemplates({ maximum: MAXIMUM_TEMPLATES });
    const id = newId();
    const times = { createdAt: now, updatedAt: now };
    const added = await transaction
      .insert(briefTemplates)
      .values({ id, workspaceId: workspace.id, createdBy: session.userId, name, answers: { ...answers }, ...times })
      .onConflictDoNothing()
      .returning({ id: briefTemplates.id });
    if (added.length === 0) throw projectErrors.templateNameTaken({ name });
    return (await readTemplate(transaction, reach, id))!;
  });
}

export function renameTemplate(
  { database, reach, now }: SignedInContext,
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
        throw isTaken(problem) ? projectErrors.templateNameTaken({ name }) : problem;
      });
    return (await readTemplate(transaction, reach, templateId))!;
  });
}

export async function dropTemplate({ database, reach }: SignedInContext, templateId: string) {
  const dropped = await database
    .delete(briefTemplates)
    .where(and(eq(briefTemplates.id, templateId), withinReach(briefTemplates.workspaceId, reach)))
    .returning({ id: briefTemplates.id });
  if (dropped.length === 0) throw projectErrors.templateNotFound();
  return { done: true as const };
}
