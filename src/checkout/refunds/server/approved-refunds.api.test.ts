import { afterAll, afterEach, expect, test } from 'vitest';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';

const paying = await startStripeProduct();
const { stripe, product } = paying;
afterAll(paying.stop);
afterEach(paying.endTest);

test('ADM-04 CHK-04 a refund that was asked for before the bank took the payment back does not leave as well', async () => {
  const { paid, refund, other, stateOf, balance } = await startRefundWorld(paying);
  const orderId = await paid('pix', 90_000_00);
  const { refundId, isAsked } = (await refund(orderId, 90_000_00)).body;
  expect(isAsked).toBe(true);
  stripe.disputePayment(stripe.intentOf(orderId));
  await product.runJob(takeDisputesJob);
  const { approvalId } = (await other.call('GET /approvals')).body.approvals[0]!;
  const decide = (verdict: 'approve' | 'refuse') =>
    other.call.raw('POST /approvals/{approvalId}/decision', {
      params: { approvalId },
      body: { verdict, reason: 'Visto' },
    });
  expect(codeOf(await decide('approve'))).toEqual([409, 'wallet.inDebt']);
  expect([await stateOf(refundId), stripe.refunds]).toEqual(['asked', []]);
  expect((await decide('refuse')).status).toBe(200);
  await product.runJob(takeDisputesJob);
  expect([await stateOf(refundId), await balance()]).toEqual(['failed', 0]);
});
