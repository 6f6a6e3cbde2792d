import { afterAll, afterEach, expect, test } from 'vitest';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';

const paying = await startStripeProduct();
const { stripe, product } = paying;
afterAll(paying.stop);
afterEach(paying.endTest);

/** Pays 200, turns all of it back, then owes 150 since a chargeback, until the bank sends the refund back. */
async function startOwingWorld(isClosed: boolean) {
  const world = await startRefundWorld(paying);
  const { workspaceId, call } = world;
  const orderId = await world.paid('pix', 200_00);
  const { refundId } = (await world.refund(orderId, 200_00)).body;
  const atStripe = stripe.refunds.at(-1)!;
  if (isClosed) await call('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  stripe.disputePayment(stripe.intentOf(orderId), 150_00);
  await product.runJob(takeDisputesJob);
  const sendBack = () => {
    atStripe.status = 'failed';
    return world.send(atStripe, 'refund.failed');
  };
  const balanceOf = (kind: 'available' | 'debt') => readBalanceOf(product.database, { kind, workspaceId }, 'BRL');
  return { ...world, refundId, sendBack, balanceOf };
}

test.each([
  ['company', false, 'o restante, se houver, voltou para a sua carteira'],
  ['closed company', true, 'vamos enviar o restante, se houver, de outra forma'],
])(
  'CHK-04 what comes back to a %s repays first what it owes since a chargeback, and its owner is told so',
  async (_, isClosed, rest) => {
    const { refundId, sendBack, stateOf, balanceOf, newestMail } = await startOwingWorld(isClosed);
    expect(await balanceOf('debt')).toBe(-150_00);
    await sendBack();
    const found = [await stateOf(refundId), await balanceOf('debt'), await balanceOf('available')];
    expect(found).toEqual(['returned', 0, 50_00]);
    expect(await newestMail()).toMatch(new RegExp(`O valor abateu primeiro .* ${rest}`));
    expect(await findDifferences({ ...product, settings: product.config, now: clock.now() })).toEqual([]);
  },
);
