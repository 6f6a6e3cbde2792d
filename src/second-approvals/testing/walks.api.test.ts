import { shareTestProduct } from '#application/testing/test-product.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { samples } from '#second-approvals/testing/samples.ts';

walkAccess(samples, async () => [
  await shareTestProduct(),
  { 'POST /approvals/{approvalId}/outsideDecision': 'see outside-approver.api.test.ts' },
]);
walkHostileInput(samples);
