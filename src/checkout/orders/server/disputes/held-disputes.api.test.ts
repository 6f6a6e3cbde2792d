import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { shownDifferences } from '#application/testing/money/differences.ts';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { takeDisputesJob } from '#checkout/orders/server/settle-job.ts';

const own = await startStripeProduct();
const { stripe, product } = own;
afterAll(own.stop);
afterEach(own.endTest);

async function startHeldWorld() {
  const world = await startRefundWorld(own);
  const told = async (): Promise<string[]> =>
    (await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, world.admin.email))).map(
      ({ subject }) => subject.replaceAll('\u00a0', ' '),
    );
  const hear = () => namesRecorded(product.database, () => product.runJob(takeDisputesJob));
  const prove = async () =>
    shownDifferences(await findDifferences({ ...product, settings: product.config, now: clock.now() }));
  return { ...world, told, hear, prove };
}

test('CHK-04 a dispute of USD 55, or of R$ 81,000 on a payment of R$ 100, takes nothing from the wallet and is told once; others are taken', async () => {
  const { paid, balance, told, hear, prove } = await startHeldWorld();
  const [dollars, huge, right] = [await paid('pix', 60_00), await paid('pix', 100_00), await paid('pix', 30_00)];
  await paid('pix', 90_000_00);
  const ofDollars = stripe.disputePayment({ ...stripe.intentOf(dollars), currency: 'usd' }, 55_00);
  const ofHuge = stripe.disputePayment(stripe.intentOf(huge), 81_000_00);
  stripe.disputePayment(stripe.intentOf(right));
  const [, names] = await hear();
  expect(names.toSorted()).toEqual(['checkout.disputed', 'checkout.reportHeld', 'checkout.reportHeld']);
  expect(await balance()).toBe(90_160_00);
  expect((await told()).toSorted()).toEqual([
    'Estorno retido: R$ 81.000,00 em vez de R$ 100,00',
    'Estorno retido: US$ 55,00 em vez de R$ 60,00',
  ]);
  const held = [
    { kind: 'heldReport', about: ofDollars.id, cents: -55_00, currency: 'USD' },
    { kind: 'heldReport', about: ofHuge.id, cents: -81_000_00, currency: 'BRL' },
  ];
  expect(await prove()).toEqual(held);
  expect((await hear())[1]).toEqual([]);
  // What the provider corrects is taken.
  [ofDollars.currency, ofHuge.amount] = ['brl', 100_00];
  expect((await hear())[1]).toEqual(['checkout.disputed', 'checkout.disputed']);
  expect([await balance(), await prove()]).toEqual([90_005_00, []]);
});

test('CHK-04 disputes of one payment take no more than it was, and one that ends with another amount gives nothing back', async () => {
  const { paid, balance, hear, prove } = await startHeldWorld();
  const orderId = await paid('pix', 100_00);
  await paid('pix', 500_00);
  const intent = stripe.intentOf(orderId);
  const first = stripe.disputePayment(intent, 50_00);
  await hear();
  const second = stripe.disputePayment(intent, 50_01);
  expect((await hear())[1]).toEqual(['checkout.reportHeld']);
  expect(await balance()).toBe(550_00);
  second.amount = 50_00;
  [first.status, first.amount] = ['won', 5_000_00];
  expect((await hear())[1].toSorted()).toEqual(['checkout.disputed', 'checkout.reportHeld']);
  expect(await balance()).toBe(500_00);
  expect(await prove()).toEqual([{ kind: 'heldReport', about: first.id, cents: -5_000_00, currency: 'BRL' }]);
  first.amount = 50_00;
  expect((await hear())[1]).toEqual(['checkout.disputeWon']);
  expect([await balance(), await prove()]).toEqual([550_00, []]);
});

test('MON-06 a dispute that one side does not know is a difference, whichever side has it', async () => {
  const { paid, hear, prove } = await startHeldWorld();
  const orderId = await paid('pix', 100_00);
  await paid('pix', 500_00);
  const dispute = stripe.disputePayment(stripe.intentOf(orderId), 60_00);
  product.clock.advance({ hours: 2 });
  const found = { kind: 'disputeProvider', about: dispute.id, currency: 'BRL' } as const;
  expect(await prove()).toEqual([{ ...found, cents: -60_00 }]);
  await hear();
  product.clock.advance({ hours: 2 });
  expect(await prove()).toEqual([]);
  const at = stripe.disputes.indexOf(dispute);
  stripe.disputes.splice(at, 1);
  expect(await prove()).toEqual([{ ...found, cents: 60_00 }]);
  stripe.disputes.push(dispute);
  expect(await prove()).toEqual([]);
});
