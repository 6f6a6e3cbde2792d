import type { Interaction, NegotiationView } from '#negotiations/schemas.ts';
import { answerOffer } from '#negotiations/server/answer-offer.ts';
import { lockNegotiation, type Speaker } from '#negotiations/server/lock-negotiation.ts';
import { makeOffer } from '#negotiations/server/make-offer.ts';
import { presentNegotiation } from '#negotiations/server/present-negotiation.ts';
import { findPlace, listNegotiations } from '#negotiations/server/queries.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

type Place = Pick<Speaker, 'projectId' | 'positionIndex'>;

/** Applies one side's action, and returns the negotiation afterwards. */
async function interact(
  { database, ports }: SignedInContext,
  speaker: Speaker,
  interaction: Interaction,
): Promise<NegotiationView> {
  const { reach, side } = speaker;
  const { applicationId } = interaction;
  return database.transaction(async (transaction) => {
    const negotiation = await lockNegotiation(transaction, speaker, applicationId);
    if (interaction.action === 'offer') {
      const { projectId } = speaker;
      await ports.freezeServiceFee(transaction, projectId, negotiation.now);
      const fees = await ports.readServiceFees(transaction, [projectId], negotiation.now);
      await makeOffer(transaction, speaker, negotiation, { ...interaction, serviceFee: fees.get(projectId)! });
    } else await answerOffer(transaction, speaker, negotiation, interaction);
    const place = await findPlace(transaction, reach, applicationId);
    const all = await listNegotiations(transaction, [applicationId]);
    const now = clock.now();
    const fees = await ports.readServiceFees(transaction, [place!.projectId], now);
    return presentNegotiation(place!, all, side, { now, fees });
  });
}

export function interactAsCompany(context: SignedInContext, place: Place, interaction: Interaction) {
  const { reach } = context;
  return interact(context, { ...speakerOf(context), ...place, side: 'company', reach }, interaction);
}

export function interactAsCandidate(context: SignedInContext, place: Place, interaction: Interaction) {
  const reach = { memberId: context.session.userId };
  return interact(context, { ...speakerOf(context), ...place, side: 'candidate', reach }, interaction);
}

function speakerOf({ session }: SignedInContext) {
  return { actorId: session.userId };
}
