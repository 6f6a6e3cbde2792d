import { advanceLocked } from '#applications/advancing/server/advance-application.ts';
import { refuseUnknownPlaceholder } from '#pipeline/candidates/server/refuse-unknown-placeholder.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { LockedCandidate } from './lock-candidates.ts';
import { resolveReason } from './resolve-reason.ts';
import { scheduleRejections } from './schedule-rejections.ts';
import { tellDue } from './send-rejections.ts';

/** As many as one transaction tells; a message for now goes to the others by the job, within a minute. */
const TOLD_AT_ONCE = 100;

interface Decision {
  /** A note for the team. */
  reason: string | null;
  notice: Notice | undefined;
}

/**
 * Disqualifies locked candidates: keeps why and when they are told, and tells those whose message is due now. Whoever negotiated an offer is told
 * now, because it has ended.
 */
export async function turnDown(
  transaction: Database,
  context: SignedInContext,
  candidates: readonly LockedCandidate[],
  { reason, notice }: Decision,
): Promise<void> {
  if (candidates.length === 0) return;
  const { ports, session, now } = context;
  const { userId: actorId } = session;
  const ids = candidates.map(({ id }) => id);
  const rows = candidates.map(({ locked }) => locked);
  // Asked before the change, which ends what they negotiate.
  const negotiating = await ports.findNegotiating(transaction, ids);
  await advanceLocked(transaction, rows, { event: 'disqualified', reason, tellsLater: true, actorId });
  const companies = rows.map(({ application }) => application.workspaceId);
  const decision = { reason: await resolveReason(transaction, notice?.reason, companies), actorId, now };
  const others = candidates.filter(({ id }) => !negotiating.has(id));
  const withOffer = candidates.filter(({ id }) => negotiating.has(id));
  await scheduleRejections(transaction, others, { ...decision, notice });
  await scheduleRejections(transaction, withOffer, { ...decision, notice: { ...notice, delayDays: 0 } });
  await tellDue(transaction, ids.slice(0, TOLD_AT_ONCE), { now, ports });
}

/** Refuses a notice with a placeholder that nobody fills in; callers ask before they lock anything. */
export function refuseUnknownPlaceholders(notice: Notice | undefined): void {
  const words = Object.values(notice?.messages ?? {});
  refuseUnknownPlaceholder(...words);
}
