import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { limitsContract } from '#pipeline/limits/contract.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import { pipelineTopic } from '#pipeline/candidates/server/topics.ts';
import { findPositionById } from '#pipeline/candidates/server/position-queries.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { stageLimits } from './tables.ts';

type LimitsInput = z.output<(typeof limitsContract)['PUT /candidates/limits']['body']>;

const areSame = (some: LimitsInput['seen'], others: LimitsInput['seen']) =>
  some.length === others.length &&
  some.every(({ stage, days }) => others.some((other) => other.stage === stage && other.days === days));

async function listLimits(database: Database, workspaceId: string) {
  const { positionId, stage, days } = stageLimits;
  const rows = await database
    .select({ positionId, stage, days })
    .from(stageLimits)
    .where(eq(stageLimits.workspaceId, workspaceId))
    .orderBy(asc(stageLimits.id));
  return {
    limits: rows.flatMap((row) => {
      const known = forwardStages.find((one) => one === row.stage);
      return known ? [{ ...row, stage: known }] : [];
    }),
  };
}

export function readLimits(context: SignedInContext, companyId: string | undefined) {
  return listLimits(context.database, companyOf(context, companyId));
}

/** Replaces all limits at once; of two calls that saw the same limits the second is refused. */
export function setLimits(context: SignedInContext, company: string | undefined, input: LimitsInput) {
  const { positionId, limits, seen } = input;
  const workspaceId = companyOf(context, company);
  return context.database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    if (positionId !== null) {
      const position = await findPositionById(transaction, context.reach, positionId);
      if (position?.workspaceId !== workspaceId) throw platformErrors.notFound();
    }
    const ofPosition = positionId === null ? isNull(stageLimits.positionId) : eq(stageLimits.positionId, positionId);
    const { limits: known } = await listLimits(transaction, workspaceId);
    const ofScope = known.filter((limit) => limit.positionId === positionId);
    // A repeated call finds its own limits.
    if (!areSame(ofScope, seen) && !areSame(ofScope, limits)) throw platformErrors.staleVersion();
    await transaction.delete(stageLimits).where(and(eq(stageLimits.workspaceId, workspaceId), ofPosition));
    if (limits.length > 0)
      await transaction.insert(stageLimits).values(limits.map((limit) => ({ workspaceId, positionId, ...limit })));
    const happened = { name: pipelineHappenings.limitsChanged, workspaceId, actorId: context.session.userId };
    await recordHappening(transaction, { ...happened, ids: { positionId } });
    await announceAll(transaction, [
      { topic: companyTopic(workspaceId), id: 'board' },
      ...(positionId === null ? [] : [{ topic: pipelineTopic(positionId), id: 'board' }]),
    ]);
    return listLimits(transaction, workspaceId);
  });
}
