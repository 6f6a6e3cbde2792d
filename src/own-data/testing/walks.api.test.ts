import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#own-data/testing/samples.ts';

walkAccess(samples, async () => {
  const product = await shareTestProduct();
  const person = () => product.person({ role: 'squadMember' });

  const steps: Steps = {
    'POST /ownData/deletion': async () => {
      const one = await person();
      return [one, { body: { email: one.email, password: DEMO_PASSWORD } }];
    },
    'POST /ownData/exports/{id}/cancel': async () => {
      const one = await person();
      const asked = await one.call('POST /ownData/exports');
      return [one, { params: { id: asked.body.id } }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
