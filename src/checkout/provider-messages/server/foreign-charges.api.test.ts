import { expect, onTestFinished, test } from 'vitest';
import { shownDifferences } from '#application/testing/money/differences.ts';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';

test('CHK-04 MON-06 what the same account sells elsewhere, turns back and has disputed is none of ours: it is no error and no difference', async () => {
  const own = await startStripeProduct();
  onTestFinished(own.stop);
  const { stripe, product, send } = own;
  const { paid, balance } = await startRefundWorld(own);
  const orderId = await paid('pix', 300_00);
  const elsewhere = [
    stripe.payElsewhere(450_00),
    // Shops name their own orders like this.
    stripe.payElsewhere(80_00, { order_id: '1042' }),
    stripe.payElsewhere(90_00, { order_id: newId() }),
  ];
  const refund = stripe.refundByHand(elsewhere[0]!, 450_00);
  const dispute = stripe.disputePayment(elsewhere[1]!);
  const [answers, names] = await namesRecorded(product.database, async () => {
    await product.runJob(takeDisputesJob);
    return [
      ...(await Promise.all(elsewhere.map((intent) => send(stripe.message(intent, 'payment_intent.succeeded'))))),
      await send(stripe.message(refund, 'refund.updated')),
      await send(stripe.message(dispute, 'charge.dispute.created')),
    ];
  });
  expect(answers).toEqual(Array.from({ length: 5 }, () => [200, undefined]));
  expect(names).toEqual([]);
  product.clock.advance({ hours: 2 });
  const prove = async () =>
    shownDifferences(await findDifferences({ ...product, settings: product.config, now: clock.now() }));
  expect([await prove(), await balance()]).toEqual([[], 300_00]);
  // What names an order of ours is found, though the order is paid by another payment.
  const second = stripe.payElsewhere(70_00, { order_id: orderId });
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([{ kind: 'provider', about: second.id, cents: -70_00, currency: 'BRL' }]);
  own.endTest();
});
