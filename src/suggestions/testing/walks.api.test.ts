import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { profiles } from '#profiles/server/tables.ts';
import { samples } from '#suggestions/testing/samples.ts';
import { eq } from 'drizzle-orm';

walkAccess(samples, async () => {
  const { product, admin, scene } = await startPipelineWorld();

  const steps: Steps = {
    'DELETE /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating':
      async () => {
        const [{ projectId }, other] = [await scene([]), await scene(['new'])];
        const professionalId = other.members[0]!.id;
        await product.database
          .update(profiles)
          .set({ listedAt: new Date() })
          .where(eq(profiles.memberId, professionalId));
        const params = { projectId, positionIndex: 0, professionalId };
        const path =
          'PUT /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating';
        await admin.call(path, { params, body: { verdict: 'good' } });
        return [admin, { params }];
      },
  };
  return [product, steps];
});
walkHostileInput(samples);
