import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { clock } from '#platform/calendar/clock.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#backoffice/testing/samples.ts';

walkAccess(samples, async () => {
  const { product, company } = await startSpaceWorld();
  const admin = await product.person({ role: 'admin' });
  async function withConfirmedFactor() {
    const one = await product.person({ role: 'squadMember' });
    const begun = await one.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } });
    await one.call('POST /account/second-factor/confirm', { body: { code: authenticatorCode(begun.body.secret, -1) } });
    return { one };
  }

  const steps: Steps = {
    'POST /cms/second-factor/switch-off': async () => {
      const { one } = await withConfirmedFactor();
      return [admin, { body: { email: one.email, reason: 'Lost the phone', password: DEMO_PASSWORD } }];
    },
    'POST /cms/staff/{userId}/suspension': async () => {
      const { id: userId } = await product.person({ role: 'admin', createdAt: clock.now() });
      return [admin, { params: { userId } }];
    },
    'POST /cms/staff/{userId}/restoration': async () => {
      const { id: userId } = await product.person({ role: 'admin', createdAt: clock.now() });
      await admin.call('POST /cms/staff/{userId}/suspension', { params: { userId } });
      return [admin, { params: { userId } }];
    },
    'DELETE /cms/staff/{recruiterId}/companies/{workspaceId}': async () => {
      const recruiter = await product.person({ role: 'recruiter' });
      const params = { recruiterId: recruiter.id, workspaceId: (await company()).workspaceId };
      await admin.call('PUT /cms/staff/{recruiterId}/companies/{workspaceId}', { params });
      return [admin, { params }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
