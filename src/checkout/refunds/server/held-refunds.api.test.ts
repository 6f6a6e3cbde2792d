import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startRefundProof, startSandboxRefund } from '#application/testing/money/refund-world.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { sandboxRefunds } from '#checkout/orders/server/tables.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { settleRefundsJob } from './settle-refund.ts';

async function startHeldWorld() {
  const world = await startRefundProof();
  const { product, admin } = world;
  const look = async () => (await namesRecorded(product.database, () => product.runJob(settleRefundsJob)))[1];
  const told = async (): Promise<string[]> =>
    (await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, admin.email))).map(({ subject }) =>
      subject.replaceAll('\u00a0', ' '),
    );
  return { ...world, look, told };
}

test('CHK-04 a refund that the provider makes of another amount or currency is not done: its money stays set aside, and others are made', async () => {
  const { stripe, product, paid, refund, balance, stateOf, prove, look, told } = await startHeldWorld();
  const orderId = await paid('pix', 300_00);
  stripe.state.refundStatus = 'pending';
  const [{ body: ofMore }, { body: ofDollars }] = [await refund(orderId, 80_00), await refund(orderId, 20_00)];
  const [more, dollars] = stripe.refunds;
  [more!.amount, more!.status] = [8_00, 'succeeded'];
  [dollars!.currency, dollars!.status] = ['usd', 'succeeded'];
  stripe.state.refundStatus = 'succeeded';
  expect(await look()).toEqual(['checkout.reportHeld', 'checkout.reportHeld']);
  const { body: right } = await refund(orderId, 50_00);
  expect([await stateOf(ofMore.refundId), await stateOf(ofDollars.refundId), await stateOf(right.refundId)]).toEqual([
    'sent',
    'sent',
    'done',
  ]);
  expect(await look()).toEqual([]);
  expect(await told()).toEqual([
    'Reembolso retido: R$ 8,00 em vez de R$ 80,00',
    'Reembolso retido: US$ 20,00 em vez de R$ 20,00',
  ]);
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([
    { kind: 'heldReport', about: more!.id, cents: -8_00, currency: 'BRL' },
    { kind: 'heldReport', about: dollars!.id, cents: -20_00, currency: 'USD' },
  ]);
  [more!.amount, dollars!.currency] = [80_00, 'brl'];
  expect(await look()).toEqual(['checkout.refunded', 'checkout.refunded']);
  expect([await prove(), await balance()]).toEqual([[], 150_00]);
  stripe.assertTrue();
});

test('CHK-04 a refund that is said to have come back as another amount gives no credits back, and the proof compares currencies', async () => {
  const { stripe, product, paid, refund, balance, stateOf, prove, look } = await startHeldWorld();
  const { refundId } = (await refund(await paid('pix', 300_00), 100_00)).body;
  product.clock.advance({ hours: 2 });
  stripe.refunds[0]!.currency = 'usd';
  expect(await prove()).toEqual([{ kind: 'refundProvider', about: refundId, cents: -100_00, currency: 'USD' }]);
  Object.assign(stripe.refunds[0]!, { status: 'failed', amount: 40_00, currency: 'brl' });
  expect(await look()).toEqual(['checkout.reportHeld']);
  expect([await stateOf(refundId), await balance()]).toEqual(['done', 200_00]);
  expect((await prove()).map(({ kind }) => kind)).toContain('heldReport');
});

test('CHK-04 what the sandbox turned back is compared as well', async () => {
  const { product, refundId, prove } = await startSandboxRefund();
  await product.database.update(sandboxRefunds).set({ cents: 8_00 }).where(eq(sandboxRefunds.id, refundId));
  await product.runJob(settleRefundsJob);
  expect(await prove()).toContainEqual({ kind: 'heldReport', about: refundId, cents: -8_00, currency: 'BRL' });
});
