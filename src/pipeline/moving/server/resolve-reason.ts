import { and, eq, inArray, isNull } from 'drizzle-orm';
import { pipelineErrors } from '#pipeline/errors.ts';
import { commonReasons } from '#pipeline/moving/rules/rejection-terms.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Reason } from './schedule-rejections.ts';
import { rejectionReasons } from './tables.ts';

/** The reason that a caller names: one that every company has, or one of the companies' own. */
export async function resolveReason(
  transaction: Database,
  reason: Notice['reason'],
  workspaceIds: readonly string[],
): Promise<Reason> {
  if (reason === undefined) return { commonReason: null, reasonId: null };
  const common = commonReasons.find((one) => one === reason);
  if (common) return { commonReason: common, reasonId: null };
  const own = and(
    eq(rejectionReasons.id, reason),
    inArray(rejectionReasons.workspaceId, [...new Set(workspaceIds)]),
    isNull(rejectionReasons.removedAt),
  );
  if (new Set(workspaceIds).size > 1 || (await transaction.$count(rejectionReasons, own)) === 0)
    throw pipelineErrors.reasonUnknown();
  return { commonReason: null, reasonId: reason };
}
