import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { listVisibleIds } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { MAXIMUM_DAILY_MESSAGES } from '#conversations/rules/terms.ts';
import { companyObstacle } from '#conversations/rules/thread-terms.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { lockThreads } from './deliver.ts';

type Application = typeof applications.$inferSelect;

export interface Recipients {
  /** The applications that the caller can read. */
  found: readonly Application[];
  /** The applications whose candidates the caller can write to. */
  open: readonly Application[];
  refusals: ReadonlyMap<string, ProductError>;
}

/**
 * Locks the candidates whom the caller wants to write to, and says whom not. Reach is checked again after waiting for locks: a project may have
 * moved to another company meanwhile.
 */
export async function lockRecipients(
  transaction: Database,
  context: SignedInContext,
  applicationIds: readonly string[],
): Promise<Recipients> {
  const visible = await listVisibleIds(transaction, context.reach, [...new Set(applicationIds)]);
  if (visible.length === 0) return { found: [], open: [], refusals: new Map() };
  const found = await transaction
    .select()
    .from(applications)
    .where(and(inArray(applications.id, visible), withinReach(applications.workspaceId, context.reach)))
    .orderBy(asc(applications.id))
    .for('no key update');
  const threads = await lockThreads(transaction, visible);
  const { targets } = abilitiesOf(context);
  const refusals = new Map<string, ProductError>();
  for (const { id, state, stage } of found) {
    const { companyBlockedAt = null, candidateBlockedAt = null } = threads.get(id) ?? {};
    const obstacle = companyObstacle({ isWithdrawn: state === 'withdrawn', companyBlockedAt, candidateBlockedAt });
    if (obstacle === 'withdrawn') refusals.set(id, pipelineErrors.withdrawn());
    else if (obstacle !== null) refusals.set(id, conversationsErrors.conversationBlocked());
    else if (!targets.includes(stage)) refusals.set(id, pipelineErrors.beyondReach());
  }
  const open = found.filter(({ id }) => !refusals.has(id));
  await refuseTooMany(transaction, context, open);
  return { found, open, refusals };
}

/** Locks the company so that concurrent calls respect its daily limit of messages. */
async function refuseTooMany(transaction: Database, { now }: SignedInContext, open: readonly Application[]) {
  const byCompany = Map.groupBy(open, ({ workspaceId }) => workspaceId);
  for (const [workspaceId, recipients] of [...byCompany].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await lockWorkspace(transaction, workspaceId);
    const dayAgo = new Date(now.getTime() - 86_400_000);
    const written = await transaction.$count(
      applicationMessages,
      and(
        eq(applicationMessages.workspaceId, workspaceId),
        eq(applicationMessages.side, 'company'),
        gt(applicationMessages.createdAt, dayAgo),
      ),
    );
    if (written + recipients.length > MAXIMUM_DAILY_MESSAGES)
      throw conversationsErrors.tooManyMessages({ count: MAXIMUM_DAILY_MESSAGES });
  }
}
