import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { messagesContract } from '#conversations/contract/messages.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { MAXIMUM_MESSAGE_TEMPLATES } from '#conversations/rules/terms.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { violates } from '#pipeline/candidates/server/constraint.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { refuseUnknownPlaceholder } from '#pipeline/candidates/server/refuse-unknown-placeholder.ts';
import { messageTemplates } from '#conversations/server/tables.ts';

type Words = z.output<(typeof messagesContract)['POST /candidates/messageTemplates']['body']>;

export async function listTemplates(context: SignedInContext, companyId: string | undefined) {
  const rows = await context.database
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.workspaceId, companyOf(context, companyId)))
    .orderBy(sql`fold_text(${messageTemplates.name})`, messageTemplates.id);
  return { templates: rows.map(present) };
}

export function saveTemplate(context: SignedInContext, companyId: string | undefined, words: Words) {
  const workspaceId = companyOf(context, companyId);
  refuseUnknownPlaceholder(words);
  return context.database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const count = await transaction.$count(messageTemplates, eq(messageTemplates.workspaceId, workspaceId));
    if (count >= MAXIMUM_MESSAGE_TEMPLATES)
      throw conversationsErrors.tooManyTemplates({ count: MAXIMUM_MESSAGE_TEMPLATES });
    const [made] = await unlessTaken(
      transaction
        .insert(messageTemplates)
        .values({ workspaceId, ...words })
        .returning(),
    );
    await record(transaction, context, 'templateSaved', made!);
    return present(made!);
  });
}

export function changeTemplate(
  context: SignedInContext,
  templateId: string,
  { version, ...words }: Words & { version: number },
) {
  refuseUnknownPlaceholder(words);
  return context.database.transaction(async (transaction) => {
    const template = await lockTemplate(transaction, context, templateId);
    if (template.version !== version) throw platformErrors.staleVersion();
    const change = { ...words, version: version + 1, updatedAt: context.now };
    const [changed] = await unlessTaken(
      transaction.update(messageTemplates).set(change).where(eq(messageTemplates.id, templateId)).returning(),
    );
    await record(transaction, context, 'templateChanged', template);
    return present(changed!);
  });
}

export function deleteTemplate(context: SignedInContext, templateId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const template = await lockTemplate(transaction, context, templateId);
    await transaction.delete(messageTemplates).where(eq(messageTemplates.id, templateId));
    await record(transaction, context, 'templateDeleted', template);
  });
}

function record(
  transaction: Database,
  { session }: SignedInContext,
  name: 'templateSaved' | 'templateChanged' | 'templateDeleted',
  { id: templateId, workspaceId }: { id: string; workspaceId: string },
): Promise<void> {
  const happened = { name: conversationsHappenings[name], workspaceId, actorId: session.userId };
  return recordHappening(transaction, { ...happened, ids: { templateId } });
}

async function lockTemplate(transaction: Database, { reach }: SignedInContext, templateId: string) {
  const [template] = await transaction
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, templateId), withinReach(messageTemplates.workspaceId, reach)))
    .for('update');
  if (!template) throw platformErrors.notFound();
  return template;
}

async function unlessTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (problem) {
    throw violates(problem, 'message_templates_name') ? conversationsErrors.templateTaken() : problem;
  }
}

function present({ id: templateId, name, subject, text, version }: typeof messageTemplates.$inferSelect) {
  return { templateId, name, subject, text, version };
}
