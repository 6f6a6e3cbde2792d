import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { tagsContract } from '#pipeline/tags/contract.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { MAXIMUM_COMPANY_TAGS } from '#pipeline/tags/rules/tag-limits.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { violates } from '#pipeline/candidates/server/constraint.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { candidateTags } from './tables.ts';

type Look = z.output<(typeof tagsContract)['POST /candidates/tags']['body']>;

/** Tagging is for people who may comment; read-only access allows none. */
export function refuseReadOnly(context: SignedInContext): void {
  if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
}

export function createTag(context: SignedInContext, companyId: string | undefined, look: Look) {
  const workspaceId = companyOf(context, companyId);
  refuseReadOnly(context);
  return context.database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const count = await transaction.$count(candidateTags, eq(candidateTags.workspaceId, workspaceId));
    if (count >= MAXIMUM_COMPANY_TAGS) throw pipelineErrors.tooManyTags({ count: MAXIMUM_COMPANY_TAGS });
    const [made] = await unlessTaken(
      transaction
        .insert(candidateTags)
        .values({ workspaceId, ...look })
        .returning(),
    );
    await settle(transaction, context, 'tagCreated', made!);
    return present(made!);
  });
}

export function changeTag(context: SignedInContext, tagId: string, { version, ...look }: Look & { version: number }) {
  return context.database.transaction(async (transaction) => {
    const tag = await lockTag(transaction, context, tagId);
    if (tag.version !== version) throw platformErrors.staleVersion();
    const change = { ...look, version: sql`${candidateTags.version} + 1` };
    const [changed] = await unlessTaken(
      transaction.update(candidateTags).set(change).where(eq(candidateTags.id, tagId)).returning(),
    );
    await settle(transaction, context, 'tagChanged', tag);
    return present(changed!);
  });
}

export function deleteTag(context: SignedInContext, tagId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const tag = await lockTag(transaction, context, tagId);
    await transaction.delete(candidateTags).where(eq(candidateTags.id, tagId));
    await settle(transaction, context, 'tagDeleted', tag);
  });
}

async function lockTag(transaction: Database, context: SignedInContext, tagId: string) {
  const [tag] = await transaction
    .select()
    .from(candidateTags)
    .where(and(eq(candidateTags.id, tagId), withinReach(candidateTags.workspaceId, context.reach)))
    .for('update');
  if (!tag) throw platformErrors.notFound();
  refuseReadOnly(context);
  return tag;
}

async function unlessTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (problem) {
    throw violates(problem, 'candidate_tags_name') ? pipelineErrors.tagTaken() : problem;
  }
}

function present({ id: tagId, name, colour, version }: typeof candidateTags.$inferSelect) {
  return { tagId, name, colour, version };
}

/** Open pages of the company's candidates reload them. */
async function settle(
  transaction: Database,
  { session }: SignedInContext,
  name: 'tagCreated' | 'tagChanged' | 'tagDeleted',
  { id: tagId, workspaceId }: { id: string; workspaceId: string },
): Promise<void> {
  const happened = { name: pipelineHappenings[name], workspaceId, actorId: session.userId };
  await recordHappening(transaction, { ...happened, ids: { tagId } });
  await announceAll(transaction, [{ topic: companyTopic(workspaceId), id: 'board' }]);
}
