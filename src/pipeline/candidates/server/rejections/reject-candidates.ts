import type { Notice } from '#pipeline/candidates/rejection-schemas.ts';
import type { LockedCandidate } from '#pipeline/candidates/server/lock-candidates.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { resolveReason } from './resolve-reason.ts';
import { scheduleRejections } from './schedule-rejections.ts';

/**
 * Keeps why disqualified candidates were turned down and when they are told: those who negotiated
 * an offer now, because it has ended.
 */
export async function rejectCandidates(
  transaction: Database,
  { session, now }: SignedInContext,
  candidates: readonly LockedCandidate[],
  { notice, negotiating }: { notice: Notice | undefined; negotiating: ReadonlySet<string> },
): Promise<void> {
  if (candidates.length === 0) return;
  const companies = candidates.map(({ locked }) => locked.application.workspaceId);
  const decision = {
    reason: await resolveReason(transaction, notice?.reason, companies),
    actorId: session.userId,
    now,
  };
  const others = candidates.filter(({ id }) => !negotiating.has(id));
  const withOffer = candidates.filter(({ id }) => negotiating.has(id));
  await scheduleRejections(transaction, others, { ...decision, notice });
  await scheduleRejections(transaction, withOffer, { ...decision, notice: { ...notice, delayDays: 0 } });
}
