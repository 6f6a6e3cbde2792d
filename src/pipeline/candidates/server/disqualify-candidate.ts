import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moveCandidates } from './move-candidates.ts';

/** Disqualifies a candidate. There is no way back: the rule of moves lets nobody out of this stage. */
export async function disqualifyCandidate(
  context: SignedInContext,
  applicationId: string,
  { reason = null, version }: { reason?: string | null; version?: number | undefined } = {},
) {
  const [result] = await moveCandidates(context, {
    applicationIds: [applicationId],
    toStage: 'disqualified',
    reason,
    ...(version !== undefined && { versions: { [applicationId]: version } }),
  });
  if (!result?.card) throw platformErrors.notFound();
  return result.card;
}
