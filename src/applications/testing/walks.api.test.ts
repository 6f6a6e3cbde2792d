import { startApplyingWorld } from '#application/testing/applying-world.ts';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#applications/testing/samples.ts';
import { positions } from '#projects/server/tables.ts';
import { eq } from 'drizzle-orm';

walkAccess(samples, async () => {
  const { product, candidate, offered, pick } = await startInterviewWorld();
  const applying = await startApplyingWorld();

  const steps: Steps = {
    'PUT /applications/{applicationId}/declaration': async () => {
      const { member, applicationId, positionId } = await candidate();
      const affirmativeTargets = ['women' as const];
      await product.database.update(positions).set({ affirmativeTargets }).where(eq(positions.id, positionId));
      return [member, { params: { applicationId }, body: { targets: affirmativeTargets, consent: true } }];
    },
    'POST /opportunities/selfAdmission': async () => [
      await applying.member(),
      { body: (await applying.vacancy()).address },
    ],
    'POST /applications/{applicationId}/interview/confirm': async () => {
      const { member, params, slotId } = await offered();
      return [member, { params, body: { slotId } }];
    },
    'POST /applications/{applicationId}/interview/reschedule': async () => {
      const { member, params } = await offered();
      return [member, { params, body: { reason: 'I am travelling' } }];
    },
    'POST /applications/{applicationId}/interview/cancel': async () => {
      const { member, params, applicationId, slotId } = await offered();
      await pick(member, applicationId, slotId);
      return [member, { params, body: { reason: 'I found another job' } }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
