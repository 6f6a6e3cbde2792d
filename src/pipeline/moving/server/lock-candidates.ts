import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  type LockedApplication,
  lockApplicationsWhere,
  lockingApplications,
} from '#applications/advancing/server/lock-applications.ts';
import { applications } from '#applications/server/tables.ts';
import { audienceOf } from '#platform/access/audience-of.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { anyOf } from '#platform/db/statements/any-of.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

export type LockedCandidate = Awaited<ReturnType<typeof lockCandidatesOf>>[number];

async function lock(transaction: Database, condition: SQL | undefined) {
  return present(await lockApplicationsWhere(transaction, condition));
}

function present(rows: readonly LockedApplication[]) {
  return rows.map((locked) => {
    const { id, positionId, memberId, stage, state, selectedAt, version } = locked.application;
    return { id, positionId, memberId, stage, state, selectedAt, version, name: locked.name, locked };
  });
}

/** Locks all candidates of a position until the transaction ends, because a selection affects each of them. */
export function lockCandidatesOf(transaction: Database, positionId: string) {
  return lock(transaction, eq(applications.positionId, positionId));
}

/** Locks the candidates of several positions of a project at once. */
export function lockCandidatesOfAll(transaction: Database, positionIds: string[]) {
  return lock(transaction, inArray(applications.positionId, positionIds));
}

const lockAccessible = preparedOnce((transaction) =>
  lockingApplications(
    transaction,
    and(
      sql`${applications.id} = ${anyOf(sql.placeholder('ids'))}`,
      sql`(${sql.placeholder('isEvery')}::boolean or ${applications.workspaceId} = ${anyOf(sql.placeholder('workspaceIds'))})`,
      ne(positions.state, 'removed'),
    ),
  ),
);

/**
 * The accessible ones of these candidates; with `alsoSetAside` also the candidates of the same positions who were set aside by a selection.
 */
export async function lockCandidates(transaction: Database, reach: Reach, ids: string[], alsoSetAside: boolean) {
  if (!alsoSetAside) {
    const [isEvery, workspaceIds] = reach.every ? [true, []] : [false, reach.workspaceIds];
    return present(await lockAccessible(transaction, { ids, isEvery, workspaceIds }));
  }
  const accessible = and(
    sql`${applications.id} = any(${sql.param(ids)}::uuid[])`,
    withinReach(applications.workspaceId, reach),
    ne(positions.state, 'removed'),
  );
  const theirPositions = transaction
    .select({ positionId: applications.positionId })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(accessible);
  const waiting = and(eq(applications.state, 'setAside'), inArray(applications.positionId, theirPositions));
  return lock(transaction, or(accessible, waiting));
}

/** Why a change based on an older version is refused, with the candidate's current stage. Null when it is based on the latest version. */
export function staleRefusal(
  { language, session }: SignedInContext,
  { name, stage, version }: LockedCandidate,
  seen: number | undefined,
): ProductError | null {
  if (seen === undefined || seen === version) return null;
  return pipelineErrors.movedMeanwhile({
    name,
    stage: translate(language, `pipeline/candidates:stage.${stage}`, { audience: audienceOf(session.role) }),
  });
}

export function refuseStale(context: SignedInContext, candidate: LockedCandidate, seen: number | undefined): void {
  const refusal = staleRefusal(context, candidate, seen);
  if (refusal) throw refusal;
}
