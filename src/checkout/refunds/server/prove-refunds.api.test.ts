import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startRefundProof, startSandboxRefund } from '#application/testing/money/refund-world.ts';
import { sandboxRefunds, orders } from '#checkout/orders/server/tables.ts';
import { settleRefundsJob } from './settle-refund.ts';

const STRIPE_PAGE = 100;

test('MON-06 CHK-04 a refund that came back is a difference until the product has heard of it', async () => {
  const { product, stripe, prove, paid, refund } = await startRefundProof();
  const { refundId } = (await refund(await paid('pix', 300_00), 300_00)).body;
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([]);
  stripe.refunds[0]!.status = 'failed';
  expect(await prove()).toEqual([{ kind: 'refundProvider', about: refundId, cents: 300_00, currency: 'BRL' }]);
  await product.runJob(settleRefundsJob);
  expect(await prove()).toEqual([]);
  // It would be wrong the other way round as well.
  product.clock.advance({ hours: 2 });
  stripe.refunds[0]!.status = 'succeeded';
  expect(await prove()).toEqual([{ kind: 'refundProvider', about: refundId, cents: -300_00, currency: 'BRL' }]);
});

test('MON-06 a refund that the provider does not know, and one made in its own dashboard, are found, on whatever page', async () => {
  const { product, stripe, prove, paid, refund } = await startRefundProof();
  const orderId = await paid('pix', 300_00);
  const intent = stripe.intentOf(orderId);
  const foreign = stripe.refundByHand(intent, 100_00);
  for (let count = 0; count < STRIPE_PAGE; count += 1) stripe.refundByHand(intent, 1).status = 'failed';
  const { refundId } = (await refund(orderId, 50_00)).body;
  const expected = [{ kind: 'foreignRefund', about: foreign.id, cents: -100_00, currency: 'BRL' }];
  expect(await prove()).toEqual(expected);
  stripe.refunds.pop();
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([
    ...expected,
    { kind: 'refundProvider', about: refundId, cents: 50_00, currency: 'BRL' },
  ]);
  stripe.assertTrue();
});

test('MON-06 a refund made in the dashboard is found, too, while one of ours has not heard of its own', async () => {
  const { product, stripe, prove, paid, refund, stateOf } = await startRefundProof();
  const orderId = await paid('pix', 300_00);
  stripe.state.odd = ({ operationId }) => (operationId === 'PostRefunds' ? { status: 500, after: true } : null);
  const { refundId } = (await refund(orderId, 50_00)).body;
  stripe.state.odd = () => null;
  expect([await stateOf(refundId), stripe.refunds.length]).toEqual(['asked', 1]);
  const foreign = stripe.refundByHand(stripe.intentOf(orderId), 100_00);
  const expected = [{ kind: 'foreignRefund', about: foreign.id, cents: -100_00, currency: 'BRL' }];
  expect(await prove()).toEqual(expected);
  await product.runJob(settleRefundsJob);
  expect([await stateOf(refundId), await prove()]).toEqual(['done', expected]);
});

test('MON-06 CHK-04 a refund that was made in the dashboard is debited by the same refund here, and never paid twice', async () => {
  const { product, stripe, prove, paid, refund, balance, stateOf } = await startRefundProof();
  const orderId = await paid('pix', 300_00);
  const foreign = stripe.refundByHand(stripe.intentOf(orderId), 100_00);
  // At once, so that one of them cannot have it, and asks again.
  const [first, second] = await Promise.all([refund(orderId, 100_00), refund(orderId, 100_00)]);
  await product.runJob(settleRefundsJob);
  expect([await stateOf(first.body.refundId), await stateOf(second.body.refundId)]).toEqual(['done', 'done']);
  expect([await balance(), stripe.refunds.length, stripe.refunds[0]]).toEqual([100_00, 2, foreign]);
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([]);
  stripe.assertTrue();
});

test('MON-06 an order that says another sum of its refunds is found, and so is a refund that the sandbox does not know', async () => {
  const { product, orderId, refundId, prove } = await startSandboxRefund();
  expect(await prove()).toEqual([]);
  const say = (refundedCents: number) =>
    product.database.update(orders).set({ refundedCents }).where(eq(orders.id, orderId));
  await say(79_99);
  expect(await prove()).toEqual([{ kind: 'refund', about: orderId, cents: -1, currency: 'BRL' }]);
  await say(80_00);
  await product.database.delete(sandboxRefunds).where(eq(sandboxRefunds.id, refundId));
  expect(await prove()).toEqual([{ kind: 'refundProvider', about: refundId, cents: 80_00, currency: 'BRL' }]);
});

test('MON-06 money that moved at Stripe alone is told in its own currency, and without an amount in one of nobody’s', async () => {
  const { product, stripe, prove, call, admin, workspaceId } = await startRefundProof();
  const pay = async (cents: number) => {
    const body = { method: 'card', cents, currency: 'EUR' } as const;
    const { orderId } = (await call('POST /orders', { body })).body;
    const intent = stripe.intentOf(orderId);
    stripe.succeed(intent.id);
    return { orderId, intent };
  };
  const { orderId, intent } = await pay(300_00);
  await call('POST /orders/{orderId}/look', { params: { orderId } });
  const asked = {
    workspaceId,
    orderId,
    currency: 'EUR',
    cents: 80_00,
    reason: 'Engano',
    closesAccount: false,
  } as const;
  const { refundId } = (await admin.call('POST /refunds', { body: asked })).body;
  stripe.refunds[0]!.status = 'failed';
  const foreign = stripe.refundByHand(intent, 100_00);
  const odd = stripe.refundByHand({ ...intent, currency: 'jpy' }, 9_000);
  const [unheard, ofNobody] = [await pay(50_00), await pay(60_00)];
  stripe.change(ofNobody.intent.id, { currency: 'jpy' });
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([
    { kind: 'provider', about: unheard.intent.id, cents: -50_00, currency: 'EUR' },
    { kind: 'provider', about: ofNobody.intent.id, cents: null, currency: 'BRL' },
    { kind: 'foreignRefund', about: odd.id, cents: null, currency: 'BRL' },
    { kind: 'foreignRefund', about: foreign.id, cents: -100_00, currency: 'EUR' },
    { kind: 'refundProvider', about: refundId, cents: 80_00, currency: 'EUR' },
  ]);
});
