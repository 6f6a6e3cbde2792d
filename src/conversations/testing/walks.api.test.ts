import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { samples } from '#conversations/testing/samples.ts';

walkAccess(samples, async () => {
  const { product, owner } = await startPipelineWorld();
  const steps: Steps = {
    'POST /candidates/messageTemplates': async () => [
      owner,
      { body: { name: 'News', subject: 'News', text: 'Hello {{name}}' } },
    ],
  };
  return [product, steps];
});
walkHostileInput(samples);
