import { forgetDifferences } from '#application/testing/money/differences.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { PLAN_TERMS_VERSION } from '#checkout/rules/plan-catalogue.ts';
import { samples } from '#checkout/testing/samples.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { eq } from 'drizzle-orm';

walkAccess(samples, async () => {
  const { product, company } = await startSpaceWorld();
  const { database } = product;
  const admin = await product.person({ role: 'admin' });
  const owner = await company();
  const { workspaceId } = owner;

  const steps: Steps = {
    'POST /refunds': async () => {
      const legalCompany = { ...someLegalCompany, version: 1 };
      await database.update(workspaces).set({ legalCompany }).where(eq(workspaces.id, workspaceId));
      await forgetDifferences(database);
      await buildTopUp(database, { workspaceId, cents: 500_00, at: new Date() });
      const body = { workspaceId, orderId: null, currency: 'BRL', cents: 100_00, reason: 'Paid twice' } as const;
      return [admin, { body }];
    },
    'DELETE /subscriptions/{subscriptionId}/change': async () => {
      const startedOn = dateInSaoPaulo(new Date());
      const plan = { workspaceId, ownerId: owner.id, planId: 'ats-plus', startedOn, monthlyCents: 890_00 } as const;
      const params = { subscriptionId: await buildSubscription(database, plan) };
      const lower = { planId: 'ats-standard', monthlyCents: 390_00, nowCents: 0 } as const;
      const body = { ...lower, termsVersion: PLAN_TERMS_VERSION };
      await owner.call('POST /subscriptions/{subscriptionId}/change', { params, body });
      return [owner, { params }];
    },
    'POST /payments/stripe/events': 'see stripe.api.test.ts',
  };
  return [product, steps];
});
walkHostileInput(samples);
