import { and, asc, inArray } from 'drizzle-orm';
import { announceCards } from '#applications/server/announce-applications.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { MAXIMUM_CANDIDATE_TAGS } from '#pipeline/tags/rules/tag-limits.ts';
import { reportEach } from '#pipeline/candidates/server/report-each.ts';
import { listVisibleIds } from '#pipeline/candidates/server/candidate-queries.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { refuseReadOnly } from './manage-tags.ts';
import { candidateTagLinks, candidateTags } from './tables.ts';

interface Tagging {
  applicationIds: string[];
  add: string[];
  remove: string[];
}

/** Tags every candidate that it can, in one transaction, and reports the outcome for each; tags of other companies are not found. */
export function tagCandidates(context: SignedInContext, { applicationIds, add, remove }: Tagging) {
  return context.database.transaction(async (transaction) => {
    const visible = await listVisibleIds(transaction, context.reach, [...new Set(applicationIds)]);
    if (visible.length === 0) throw platformErrors.notFound();
    refuseReadOnly(context);
    const candidates = await lockTaggable(transaction, visible);
    const tags = await lockTags(transaction, context, [...add, ...remove]);
    const had = await listLinks(transaction, visible);

    const refusals = new Map<string, ProductError>();
    const links: { applicationId: string; tagId: string }[] = [];
    for (const { id, workspaceId } of candidates) {
      const own = new Set(had.get(id));
      for (const tagId of remove) own.delete(tagId);
      for (const tagId of add) own.add(tagId);
      if (add.some((tagId) => tags.get(tagId) !== workspaceId)) refusals.set(id, platformErrors.notFound());
      else if (own.size > MAXIMUM_CANDIDATE_TAGS)
        refusals.set(id, pipelineErrors.tooManyTags({ count: MAXIMUM_CANDIDATE_TAGS }));
      else links.push(...add.map((tagId) => ({ applicationId: id, tagId })));
    }
    const changed = candidates.filter(({ id }) => !refusals.has(id));
    const ids = changed.map(({ id }) => id);
    if (remove.length > 0 && ids.length > 0)
      await transaction
        .delete(candidateTagLinks)
        .where(and(inArray(candidateTagLinks.applicationId, ids), inArray(candidateTagLinks.tagId, remove)));
    if (links.length > 0) await transaction.insert(candidateTagLinks).values(links).onConflictDoNothing();
    await recordOfApplications(transaction, pipelineHappenings.tagged, changed, context.session.userId);
    await announceCards(transaction, changed);
    return reportEach(context, applicationIds, new Set(visible), refusals);
  });
}

function lockTaggable(transaction: Database, ids: string[]) {
  const { id, positionId, memberId, workspaceId } = applications;
  return transaction
    .select({ id, positionId, memberId, workspaceId })
    .from(applications)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('no key update');
}

/** The company of each accessible tag; locked, so that none is deleted meanwhile. */
async function lockTags(transaction: Database, { reach }: SignedInContext, ids: string[]) {
  const { id, workspaceId } = candidateTags;
  const rows = await transaction
    .select({ id, workspaceId })
    .from(candidateTags)
    .where(and(inArray(id, ids), withinReach(workspaceId, reach)))
    .orderBy(asc(id))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row.workspaceId]));
}

async function listLinks(transaction: Database, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await transaction.select().from(candidateTagLinks).where(inArray(candidateTagLinks.applicationId, ids));
  const links = new Map<string, string[]>();
  for (const { applicationId, tagId } of rows) links.set(applicationId, [...(links.get(applicationId) ?? []), tagId]);
  return links;
}
