import { holdApplication } from '#jobs/interviews/server/queries.ts';
import { negotiationsErrors } from '#negotiations/errors.ts';
import { obstacleFor } from '#negotiations/rules/standing.ts';
import type { Side } from '#negotiations/rules/terms.ts';
import { lastOfferOf, standingNow } from '#negotiations/server/present-negotiation.ts';
import { findPlace, listNegotiations, type NegotiationReach, readClock } from '#negotiations/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** Who speaks, for which side, about what. */
export interface Speaker {
  side: Side;
  reach: NegotiationReach;
  actorId: string;
  projectId: string;
  /** The company names it in its address. */
  positionIndex?: number;
  publicUrl: string;
}

/**
 * One application with its latest negotiation, held until the transaction ends: whoever offers, accepts, declines, hires or withdraws
 * waits for the other. The clock is read once everything is held, so that waiting makes no offer last longer.
 */
export async function holdNegotiation(transaction: Database, speaker: Speaker, applicationId: string) {
  const { reach, side, projectId, positionIndex } = speaker;
  const held = await holdApplication(transaction, applicationId, reach);
  const place = held && (await findPlace(transaction, reach, applicationId));
  const isThere =
    place?.projectId === projectId && (positionIndex === undefined || place.positionIndex === positionIndex);
  if (!held || !place || !isThere) throw platformErrors.notFound();
  const [latest] = await listNegotiations(transaction, [applicationId]);
  const now = await readClock(transaction);
  const obstacle = obstacleFor(side, place);
  if (obstacle) throw negotiationsErrors[obstacle]();
  const said = latest?.said.map(({ interaction }) => interaction) ?? [];
  return { held, place, latest, said, lastOffer: lastOfferOf(said), now, ...standingNow(latest, now) };
}
export type HeldNegotiation = Awaited<ReturnType<typeof holdNegotiation>>;

/** Refuses to answer an offer that is not the last one any more. */
export function refuseReplaced({ lastOffer }: HeldNegotiation, answers: string | null): void {
  if ((lastOffer?.id ?? null) !== answers) throw negotiationsErrors.offerReplaced();
}
