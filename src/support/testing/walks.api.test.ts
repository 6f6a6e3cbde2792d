import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#support/testing/samples.ts';

walkAccess(samples, async () => {
  const product = await shareTestProduct();
  const steps: Steps = {
    'POST /support': async () => [
      await product.person({ role: 'squadMember' }),
      { body: { subject: 'Invoice', text: 'Where is it?' } },
    ],
  };
  return [product, steps];
});
walkHostileInput(samples);
