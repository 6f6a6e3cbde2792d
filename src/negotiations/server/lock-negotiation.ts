import { lockApplication } from '#applications/interviews/server/queries.ts';
import { negotiationsErrors } from '#negotiations/errors.ts';
import { obstacleFor } from '#negotiations/rules/standing.ts';
import type { Side } from '#negotiations/rules/terms.ts';
import { lastOfferOf, standingNow } from '#negotiations/server/present-negotiation.ts';
import { findPlace, listNegotiations, type NegotiationReach } from '#negotiations/server/queries.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** The acting person, their side, and the application. */
export interface Speaker {
  side: Side;
  reach: NegotiationReach;
  actorId: string;
  projectId: string;
  /** Set for the company, whose addresses name the project. */
  positionIndex?: number;
}

/**
 * Locks an application with its latest negotiation until the transaction ends, so that concurrent offers, answers, hires and withdrawals wait. The
 * clock is read once all locks are held, so that waiting extends no offer.
 */
export async function lockNegotiation(transaction: Database, speaker: Speaker, applicationId: string) {
  const { reach, side, projectId, positionIndex } = speaker;
  const applied = await lockApplication(transaction, applicationId, reach);
  const place = applied && (await findPlace(transaction, reach, applicationId));
  const isThere =
    place?.projectId === projectId && (positionIndex === undefined || place.positionIndex === positionIndex);
  if (!applied || !place || !isThere) throw platformErrors.notFound();
  const [latest] = await listNegotiations(transaction, [applicationId]);
  const now = clock.now();
  const obstacle = obstacleFor(side, place);
  if (obstacle) throw negotiationsErrors[obstacle]();
  const said = latest?.said.map(({ interaction }) => interaction) ?? [];
  return { applied, place, latest, said, lastOffer: lastOfferOf(said), now, ...standingNow(latest, now) };
}
export type LockedNegotiation = Awaited<ReturnType<typeof lockNegotiation>>;

/** Refuses an answer to an offer that has been replaced. */
export function refuseReplaced({ lastOffer }: LockedNegotiation, answers: string | null): void {
  if ((lastOffer?.id ?? null) !== answers) throw negotiationsErrors.offerReplaced();
}
