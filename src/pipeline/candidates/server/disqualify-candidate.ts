import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Notice } from '#pipeline/candidates/rejection-schemas.ts';
import { moveCandidates, type TellDue } from './move-candidates.ts';

interface Disqualification {
  reason?: string | null;
  version?: number | undefined;
  notice?: Notice | undefined;
}

/** Disqualifies a candidate. This is final: the rule of moves allows no move out of this stage. */
export async function disqualifyCandidate(
  context: SignedInContext,
  applicationId: string,
  { reason = null, version, notice }: Disqualification = {},
  tellDue: TellDue,
) {
  const versions = version === undefined ? undefined : { [applicationId]: version };
  const move = { applicationIds: [applicationId], toStage: 'disqualified' as const, reason, notice, versions };
  const [result] = await moveCandidates(context, move, tellDue);
  if (!result?.card) throw platformErrors.notFound();
  return result.card;
}
