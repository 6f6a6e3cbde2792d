import { eq } from 'drizzle-orm';
import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { negotiationsErrors } from '#negotiations/errors.ts';
import { estimatedNet } from '#negotiations/rules/estimated-net.ts';
import { taxedPay } from '#negotiations/rules/paid-out-net.ts';
import type { NegotiationState } from '#negotiations/rules/terms.ts';
import type { Interaction } from '#negotiations/schemas.ts';
import { type LockedNegotiation, refuseReplaced, type Speaker } from '#negotiations/server/lock-negotiation.ts';
import { negotiationAgreements, negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import { notifySides } from '#negotiations/server/notify-sides.ts';
import type { Database } from '#platform/db/connection.ts';

type Answer = Exclude<Interaction, { action: 'offer' }>;

/**
 * Accepts or declines the other side's last offer. An acceptance in time freezes its figures. Idempotent for the same offer and side; an expired
 * offer can be declined but not accepted.
 */
export async function answerOffer(
  transaction: Database,
  speaker: Speaker,
  negotiation: LockedNegotiation,
  answer: Answer,
): Promise<void> {
  const { standing, lastOffer, lastSide, said, applied, now } = negotiation;
  if (!lastOffer) throw negotiationsErrors.nothingOffered();
  refuseReplaced(negotiation, answer.answers);
  const state = answer.action === 'accept' ? 'accepted' : 'declined';
  const isSaidAlready = standing === state && said.at(-1)?.side === speaker.side;
  if (isSaidAlready) return;
  if (standing === 'accepted') throw negotiationsErrors.alreadyAgreed();
  if (standing === 'declined' || standing === 'ended') throw negotiationsErrors.ended();
  if (lastSide === speaker.side) throw negotiationsErrors.ownOffer();
  if (state === 'accepted' && standing === 'lapsed') throw negotiationsErrors.offerLapsed();
  const message = answer.action === 'decline' ? answer.message : '';
  await write(transaction, speaker, negotiation, { state, message });
  if (state === 'accepted') await freeze(transaction, speaker, negotiation);
  const event = state === 'accepted' ? 'budgetAccepted' : 'budgetDeclined';
  await recordSideEvent(transaction, applied.application, { event, actorId: speaker.actorId, at: now });
  await notifySides(transaction, speaker, negotiation, {
    news: state,
    event,
    figures: lastOffer.figures,
    netIsPaidOut: lastOffer.netIsPaidOut,
    message,
  });
}

async function write(
  transaction: Database,
  { side, actorId: authorId }: Speaker,
  { latest, said, now }: LockedNegotiation,
  { state, message }: { state: Exclude<NegotiationState, 'open' | 'ended'>; message: string },
): Promise<void> {
  const { id: negotiationId } = latest!.negotiation;
  await transaction
    .insert(negotiationInteractions)
    .values({ negotiationId, number: said.length + 1, side, kind: state, authorId, message, createdAt: now });
  await transaction.update(negotiations).set({ state, closedAt: now }).where(eq(negotiations.id, negotiationId));
}

/** The agreed figures, now immutable; the database compares them with the offer. */
async function freeze(
  transaction: Database,
  { actorId: acceptedBy }: Speaker,
  { latest, lastOffer, now: acceptedAt }: LockedNegotiation,
): Promise<void> {
  const { id: negotiationId, applicationId, currency, hiringModel } = latest!.negotiation;
  const { id: offerId, figures, netIsPaidOut } = lastOffer!;
  const hourlyGross = netIsPaidOut ? taxedPay(hiringModel, figures) : figures.hourlyGross;
  await transaction.insert(negotiationAgreements).values({
    negotiationId,
    applicationId,
    offerId,
    currency,
    hiringModel,
    acceptedBy,
    acceptedAt,
    ...figures,
    netIsPaidOut,
    estimatedNet: estimatedNet(
      { currency, hiringModel, ...figures, hourlyGross },
      acceptedAt.toISOString().slice(0, 7),
    ),
  });
}
