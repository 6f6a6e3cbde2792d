import { and, eq, or } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announce } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { type PairState, UNDO_DAYS } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { refuseReadOnly } from '#pipeline/tags/server/manage-tags.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { findEvidence } from './pair-queries.ts';
import { candidateMarks, candidatePairs } from './tables.ts';

interface Decision {
  firstId: string;
  secondId: string;
  state: PairState;
}

/** Records whether two accounts are one person for the company. Of two concurrent decisions the second one is refused. */
export function decidePair(
  context: SignedInContext,
  companyId: string | undefined,
  { firstId, secondId, state }: Decision,
) {
  const workspaceId = companyOf(context, companyId);
  refuseReadOnly(context);
  const [smaller = '', larger = ''] = [firstId.toLowerCase(), secondId.toLowerCase()].toSorted();
  return context.database.transaction(async (transaction) => {
    const evidence = smaller === larger ? null : await findEvidence(transaction, workspaceId, [smaller, larger]);
    if (!evidence) throw platformErrors.notFound();
    const [pair] = await transaction
      .insert(candidatePairs)
      .values({
        workspaceId,
        firstId: smaller,
        secondId: larger,
        state,
        evidence,
        decidedBy: context.session.userId,
        decidedAt: context.now,
      })
      .onConflictDoNothing()
      .returning({ pairId: candidatePairs.id });
    if (!pair) throw pipelineErrors.pairDecided();
    await settle(transaction, context, 'pairDecided', { workspaceId, firstId: smaller, secondId: larger });
    return pair;
  });
}

/** A decision is stored separately from its subject, so undoing it restores everything. */
export function undoPair(context: SignedInContext, pairId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const [pair] = await transaction
      .select()
      .from(candidatePairs)
      .where(and(eq(candidatePairs.id, pairId), withinReach(candidatePairs.workspaceId, context.reach)))
      .for('update');
    if (!pair) throw platformErrors.notFound();
    refuseReadOnly(context);
    if (context.now.getTime() - pair.decidedAt.getTime() > UNDO_DAYS * 86_400_000) throw pipelineErrors.undoOver();
    await transaction.delete(candidatePairs).where(eq(candidatePairs.id, pairId));
    await settle(transaction, context, 'pairReopened', pair);
  });
}

async function settle(
  transaction: Database,
  { session }: SignedInContext,
  name: 'pairDecided' | 'pairReopened',
  { workspaceId, firstId, secondId }: { workspaceId: string; firstId: string; secondId: string },
): Promise<void> {
  const happened = { name: pipelineHappenings[name], workspaceId, actorId: session.userId };
  await recordHappening(transaction, { ...happened, ids: { firstId, secondId } });
  await announce(transaction, { topic: companyTopic(workspaceId), id: 'board' });
}

/** The marks of a person, and decisions about them, are deleted with the account. */
export async function erasePairsOf(transaction: Database, memberId: string): Promise<void> {
  await transaction
    .delete(candidatePairs)
    .where(or(eq(candidatePairs.firstId, memberId), eq(candidatePairs.secondId, memberId)));
  await transaction.delete(candidateMarks).where(eq(candidateMarks.memberId, memberId));
}
