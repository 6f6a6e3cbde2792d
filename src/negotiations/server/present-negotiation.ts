import { differenceOf, type Figures } from '#negotiations/rules/figures.ts';
import { paysOutNet } from '#negotiations/rules/paid-out-net.ts';
import { abilitiesOf, obstacleFor, type Standing, standingOf } from '#negotiations/rules/standing.ts';
import type { Side } from '#negotiations/rules/terms.ts';
import type { InteractionView, NegotiationView } from '#negotiations/schemas.ts';
import type { AgreementRow, InteractionRow, PlaceRow, WholeNegotiation } from '#negotiations/server/queries.ts';

/** The figures of an offer; the database requires them. */
export function figuresOf(offer: Pick<InteractionRow, keyof Figures>): Figures {
  const { monthlyHours, hourlyNet, hourlyGross, startDate } = offer;
  return { monthlyHours: monthlyHours!, hourlyNet: hourlyNet!, hourlyGross: hourlyGross!, startDate: startDate! };
}

export function lastOfferOf(said: readonly InteractionRow[]) {
  const offer = said.findLast(({ kind }) => kind === 'offer');
  return offer ? { ...offer, figures: figuresOf(offer), expiresAt: offer.expiresAt! } : null;
}

/** The state between the sides; `none` before the first offer. */
export function standingNow(
  whole: WholeNegotiation | undefined,
  now: Date,
): { standing: Standing; lastSide: Side | null } {
  const last = whole && lastOfferOf(whole.said.map(({ interaction }) => interaction));
  if (!last) return { standing: 'none', lastSide: null };
  const { state, lapseToldOf } = whole.negotiation;
  const isLapseTold = lapseToldOf >= last.number;
  return { standing: standingOf(state, { ...last, isLapseTold }, now), lastSide: last.side };
}

/** The negotiations of one application as one side sees them, newest first. */
export function presentNegotiation(
  place: PlaceRow,
  all: readonly WholeNegotiation[],
  side: Side,
  { now, fees }: { now: Date; fees: ReadonlyMap<string, number> },
): NegotiationView {
  const [latest, ...earlier] = all;
  const { standing, lastSide } = standingNow(latest, now);
  const interactions = latest ? presentInteractions(latest, side) : [];
  const lastOf = (author: Side) => interactions.findLast((one) => one.side === author) ?? null;
  const { applicationId, projectId, positionIndex, title, companyName, candidateName, wantedHours } = place;
  const terms = latest?.negotiation ?? place;
  return {
    side,
    applicationId,
    projectId,
    positionIndex,
    title,
    companyName,
    candidateName,
    wantedHours,
    currency: terms.currency,
    hiringModel: terms.hiringModel,
    serviceFee: paysOutNet(terms.hiringModel) ? (fees.get(projectId) ?? null) : null,
    standing,
    interactions,
    lastOfCompany: lastOf('company'),
    lastOfCandidate: lastOf('candidate'),
    agreement: latest?.agreement ? presentAgreement(latest.agreement) : null,
    earlier: earlier.map((one) => ({
      state: one.negotiation.state,
      interactions: presentInteractions(one, side),
    })),
    abilities: abilitiesOf(side, standing, lastSide, obstacleFor(side, place)),
  };
}

/** Which colleague wrote a message is internal to the company. */
function presentInteractions({ said }: WholeNegotiation, viewer: Side): InteractionView[] {
  let before: Figures | null = null;
  return said.map(({ interaction, author }) => {
    const { id, number, side, kind, message, netIsPaidOut, expiresAt, createdAt } = interaction;
    const figures = kind === 'offer' ? figuresOf(interaction) : null;
    const changes = figures && before ? differenceOf(before, figures) : {};
    before = figures ?? before;
    return {
      id,
      number,
      side,
      kind,
      message,
      figures,
      netIsPaidOut,
      changes,
      author: viewer === 'company' || side === 'candidate' ? author : null,
      expiresAt: expiresAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
}

function presentAgreement(agreement: AgreementRow) {
  return {
    ...figuresOf(agreement),
    netIsPaidOut: agreement.netIsPaidOut,
    estimatedNet: agreement.estimatedNet,
    acceptedAt: agreement.acceptedAt.toISOString(),
    hiredAt: agreement.hiredAt?.toISOString() ?? null,
  };
}
