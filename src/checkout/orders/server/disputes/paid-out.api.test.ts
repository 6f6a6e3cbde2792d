import { expect, onTestFinished, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { startStripeServer } from '#application/testing/stripe/stripe-server.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';

test('MON-05 CHK-04 what was paid out is neither refunded nor taken from the person by a chargeback: the company owes it', async () => {
  const stripe = await startStripeServer();
  const own = await startPayWorld(stripe.settings);
  onTestFinished(async () => {
    await own.product.close();
    await stripe.close();
  });
  const { owner, admin, workspaceId, product } = own;
  const { professional, projectId, hireId } = await own.work({ creditedMinutes: 0 });
  const { orderId } = (await owner.call('POST /orders', { body: { method: 'pix', cents: 100_00 } })).body;
  stripe.succeed(stripe.intentOf(orderId).id);
  await owner.call('POST /orders/{orderId}/look', { params: { orderId } });
  await owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: 60 }] } });
  const { runId } = (await own.freeze()).body;
  await own.advance();
  expect((await own.run(runId)).payments).toMatchObject([{ state: 'paid', cents: 85_00 }]);
  const body = { workspaceId, orderId, currency: 'BRL', cents: 1, reason: 'Engano', closesAccount: false } as const;
  const refused = await admin.call.raw('POST /refunds', { body });
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'wallet.notEnough']);
  stripe.disputePayment(stripe.intentOf(orderId));
  await product.runJob(takeDisputesJob);
  const balances = await Promise.all([
    own.balance({ kind: 'available', workspaceId }),
    own.balance({ kind: 'debt', workspaceId }),
    own.owed(professional.id),
  ]);
  expect(balances).toEqual([0, -100_00, 0]);
  expect((await own.run(runId)).payments).toMatchObject([{ state: 'paid' }]);
  expect((await admin.call('POST /ledgerProofs')).body.differences).toEqual([]);
});
