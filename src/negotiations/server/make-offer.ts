import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { negotiationsErrors } from '#negotiations/errors.ts';
import { isStartWithin } from '#negotiations/rules/start-date.ts';
import { netAfterFee, paysOutNet } from '#negotiations/rules/paid-out-net.ts';
import { MAXIMUM_OFFERS } from '#negotiations/rules/terms.ts';
import type { OfferInput } from '#negotiations/schemas.ts';
import { type LockedNegotiation, refuseReplaced, type Speaker } from '#negotiations/server/lock-negotiation.ts';
import { notifySides } from '#negotiations/server/notify-sides.ts';
import { negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const DAY_MS = 86_400_000;

/**
 * Makes an offer, a counter-offer, or a replacement of the side's own offer. Always inserts a new row and never changes one. The company
 * starts.
 */
export async function makeOffer(
  transaction: Database,
  speaker: Speaker,
  negotiation: LockedNegotiation,
  offer: OfferInput & { serviceFee: number },
): Promise<void> {
  const { standing, said, now, latest, applied, lastSide } = negotiation;
  const isBeginning = standing === 'none' || standing === 'declined' || standing === 'ended';
  if (standing === 'accepted') throw negotiationsErrors.alreadyAgreed();
  if (isBeginning && speaker.side === 'candidate')
    throw standing === 'none' ? negotiationsErrors.nothingOffered() : negotiationsErrors.ended();
  // A new negotiation answers nothing: an offer that names one of an ended negotiation was written before its end was known.
  if (isBeginning && offer.answers !== null) throw negotiationsErrors.ended();
  if (!isBeginning) refuseReplaced(negotiation, offer.answers);
  const { hiringModel } = isBeginning ? negotiation.place : latest!.negotiation;
  const netIsPaidOut = paysOutNet(hiringModel);
  const hourlyNet = netIsPaidOut ? netAfterFee(offer.hourlyGross, offer.serviceFee) : offer.hourlyNet;
  // Nothing is left of a cent of which half is the fee.
  if (hourlyNet === null || hourlyNet < 1)
    throw platformErrors.invalid({}, [{ path: 'hourlyNet', code: 'platform.fieldInvalid' }]);
  refuseFigures({ ...offer, hourlyNet }, now);
  const offers = said.filter(({ kind }) => kind === 'offer').length;
  if (!isBeginning && offers >= MAXIMUM_OFFERS) throw negotiationsErrors.tooManyOffers({ count: MAXIMUM_OFFERS });
  const negotiationId = isBeginning ? await begin(transaction, negotiation) : latest!.negotiation.id;
  const { monthlyHours, hourlyGross, startDate, message, validDays } = offer;
  const figures = { monthlyHours, hourlyNet, hourlyGross, startDate };
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  await transaction.insert(negotiationInteractions).values({
    negotiationId,
    netIsPaidOut,
    side: speaker.side,
    kind: 'offer',
    authorId: speaker.actorId,
    message,
    expiresAt,
    ...figures,
    number: isBeginning ? 1 : said.length + 1,
    createdAt: now,
  });
  const isFirstWord = isBeginning || (speaker.side === 'company' && lastSide === 'company');
  const event = isFirstWord ? 'budgetOffered' : 'budgetCountered';
  await recordSideEvent(transaction, applied.application, { event, actorId: speaker.actorId, at: now });
  await notifySides(transaction, speaker, negotiation, {
    news: 'offered',
    event,
    figures,
    netIsPaidOut,
    expiresAt,
    message,
  });
}

function refuseFigures(
  { hourlyNet, hourlyGross, startDate }: Pick<OfferInput, 'hourlyGross' | 'startDate'> & { hourlyNet: number },
  now: Date,
): void {
  if (hourlyNet > hourlyGross) throw negotiationsErrors.netAboveGross();
  if (!isStartWithin(startDate, now)) throw negotiationsErrors.startOutside();
}

async function begin(transaction: Database, { place, now }: LockedNegotiation): Promise<string> {
  const { applicationId, currency, hiringModel } = place;
  const [begun] = await transaction
    .insert(negotiations)
    .values({ applicationId, currency, hiringModel, createdAt: now })
    .returning({ id: negotiations.id });
  return begun!.id;
}
