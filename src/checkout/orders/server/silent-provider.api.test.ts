import { desc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { ledgerPath } from '#wallet/paths.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-ledger.ts';
import { ledgerProofs } from '#wallet/ledger/server/tables.ts';

test('MON-06 a night in which the provider does not answer is proved as far as it goes, told, and proved again', async () => {
  const { stripe, product, stop } = await startStripeProduct();
  onTestFinished(stop);
  const admin = await product.person({ role: 'admin' });
  const newest = async () =>
    (await product.database.select().from(ledgerProofs).orderBy(desc(ledgerProofs.provenAt)).limit(1))[0];
  const waits = async () =>
    (await admin.call('GET /waiting')).body.items.filter(({ address }) => address === ledgerPath).length;
  stripe.state.odd = () => ({ status: 500 });
  await expect(product.runJob(proveNightlyJob)).rejects.toThrow(/did not answer/);
  expect(await newest()).toMatchObject({ askedBy: null, differenceCount: 1 });
  const silent = { kind: 'silentProvider', about: 'stripe', cents: null, currency: 'BRL', scope: 'nobody' };
  expect((await admin.call('GET /ledgerProofs')).body.differences).toMatchObject([silent]);
  expect(await waits()).toBe(1);
  stripe.state.odd = () => null;
  await product.runJob(proveNightlyJob);
  expect(await newest()).toMatchObject({ differenceCount: 0 });
  expect(await waits()).toBe(0);
});
