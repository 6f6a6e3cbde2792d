import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moveCandidates } from './move-candidates.ts';

/** Disqualifies a candidate. This is final: the rule of moves allows no move out of this stage. */
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
