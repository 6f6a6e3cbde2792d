import { and, eq, isNull, sql } from 'drizzle-orm';
import { withinReach } from '#platform/db/within-reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { commonReasons, MAXIMUM_OWN_REASONS } from '#pipeline/moving/rules/rejection-terms.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { violates } from '#pipeline/candidates/server/constraint.ts';
import { rejectionReasons } from '#pipeline/moving/server/tables.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';

type ReasonRow = typeof rejectionReasons.$inferSelect;

const ofWorkspace = (workspaceId: string) =>
  and(eq(rejectionReasons.workspaceId, workspaceId), isNull(rejectionReasons.removedAt));

export function readReasons(context: SignedInContext, companyId: string | undefined) {
  return listReasons(context.database, companyOf(context, companyId));
}

/** The reasons that every company has, and the company's own in alphabetical order. */
export async function listReasons(database: Database, workspaceId: string) {
  const own = await database
    .select()
    .from(rejectionReasons)
    .where(ofWorkspace(workspaceId))
    .orderBy(sql`fold_text(${rejectionReasons.name})`, rejectionReasons.id);
  return { common: [...commonReasons], own: own.map(present) };
}

export function addReason(context: SignedInContext, companyId: string | undefined, name: string) {
  const workspaceId = companyOf(context, companyId);
  return context.database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const count = await transaction.$count(rejectionReasons, ofWorkspace(workspaceId));
    if (count >= MAXIMUM_OWN_REASONS) throw pipelineErrors.tooManyReasons({ count: MAXIMUM_OWN_REASONS });
    const [added] = await unlessTaken(transaction.insert(rejectionReasons).values({ workspaceId, name }).returning());
    await record(transaction, context, 'reasonAdded', added!);
    return present(added!);
  });
}

export function renameReason(
  context: SignedInContext,
  reasonId: string,
  { name, version }: { name: string; version: number },
) {
  return context.database.transaction(async (transaction) => {
    const reason = await lockReason(transaction, context, reasonId);
    if (reason.version !== version) throw platformErrors.staleVersion();
    const [renamed] = await unlessTaken(
      transaction
        .update(rejectionReasons)
        .set({ name, version: version + 1 })
        .where(eq(rejectionReasons.id, reasonId))
        .returning(),
    );
    await record(transaction, context, 'reasonRenamed', reason);
    return present(renamed!);
  });
}

/** It can no longer be chosen; what was decided for it keeps it. */
export function removeReason(context: SignedInContext, reasonId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const reason = await lockReason(transaction, context, reasonId);
    await transaction.update(rejectionReasons).set({ removedAt: context.now }).where(eq(rejectionReasons.id, reasonId));
    await record(transaction, context, 'reasonRemoved', reason);
  });
}

async function lockReason(transaction: Database, { reach }: SignedInContext, reasonId: string): Promise<ReasonRow> {
  const [reason] = await transaction
    .select()
    .from(rejectionReasons)
    .where(
      and(
        eq(rejectionReasons.id, reasonId),
        withinReach(rejectionReasons.workspaceId, reach),
        isNull(rejectionReasons.removedAt),
      ),
    )
    .for('update');
  if (!reason) throw platformErrors.notFound();
  return reason;
}

function record(
  transaction: Database,
  { session }: SignedInContext,
  name: 'reasonAdded' | 'reasonRenamed' | 'reasonRemoved',
  { id: reasonId, workspaceId }: ReasonRow,
): Promise<void> {
  const happened = { name: pipelineHappenings[name], workspaceId, actorId: session.userId };
  return recordHappening(transaction, { ...happened, ids: { reasonId } });
}

async function unlessTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (problem) {
    throw violates(problem, 'rejection_reasons_name') ? pipelineErrors.reasonTaken() : problem;
  }
}

function present({ id: reasonId, name, version }: ReasonRow) {
  return { reasonId, name, version };
}
