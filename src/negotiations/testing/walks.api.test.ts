import { startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#negotiations/testing/samples.ts';

walkAccess(samples, async () => {
  const { product, owner, candidate, begin, offer } = await startNegotiationWorld();

  const steps: Steps = {
    'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction': async () => {
      const { projectId, applicationId } = await candidate();
      return [owner, { params: { projectId, positionIndex: 0 }, body: { applicationId, ...offer(null) } }];
    },
    'POST /budgetNegotiation/{projectId}/squadMemberInteraction': async () => {
      const place = await candidate();
      const { projectId, applicationId } = place;
      const body = { applicationId, ...offer(await begin(place), { hourlyNet: 8_000, hourlyGross: 10_000 }) };
      return [place.member, { params: { projectId }, body }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
