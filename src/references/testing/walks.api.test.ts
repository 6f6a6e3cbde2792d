import { walkAccess } from '#application/testing/walk-access.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { newId } from '#platform/db/columns.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { samples } from '#references/testing/samples.ts';

walkAccess(samples, async () => {
  const product = await shareTestProduct();
  const steps: Steps = {
    // Whom others asked already may have asked as many as one may.
    'POST /recommendations': async () => [
      await product.person({ role: 'squadMember' }),
      { body: { name: 'Rui', jobTitle: 'CTO', company: 'Foz', email: `${newId()}@example.com`, phone: '81999990000' } },
    ],
  };
  return [product, steps];
});
walkHostileInput(samples);
