import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { shownDifferences } from '#application/testing/money/differences.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { coveredHours } from '#wallet/hours/server/tables.ts';
import { sandboxPayouts } from './provider/tables.ts';
import { findPayoutDifferences } from './prove-payouts.ts';
import { payments, payRunHires } from './tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const inDollars = { currency: 'USD' } as const;

test('MON-06 what is off in payments, debits and covered hours is told in their currency', async () => {
  const { product, workspaceId } = world;
  const { database } = product;
  const find = async () =>
    shownDifferences(await findPayoutDifferences({ database, settings: product.config, now: new Date() }));
  await buildTopUp(database, { workspaceId, cents: 500_00, at: new Date(), ...inDollars });
  const { hireId } = await world.work({ ...inDollars, pixKey: '', companyTaxId: '' });
  const runId = await world.payAbroad(hireId);
  expect(await find()).toEqual([]);

  const [payment] = await database.select().from(payments).where(eq(payments.runId, runId));
  const [hire] = await database.select().from(payRunHires).where(eq(payRunHires.runId, runId));
  const [covered] = await database.select().from(coveredHours).where(eq(coveredHours.hireId, hireId));
  await database.update(payments).set({ cents: 86_00 }).where(eq(payments.runId, runId));
  await database.update(payRunHires).set({ grossCents: 103_00 }).where(eq(payRunHires.runId, runId));
  await database
    .update(coveredHours)
    .set({ cents: sql`${coveredHours.cents} + 2` })
    .where(eq(coveredHours.hireId, hireId));
  // PIX pays reais alone.
  const payout = {
    id: newId(),
    requestKey: `${newId()}:1`,
    cents: 9_00,
    outcome: 'paid',
    createdAt: new Date(),
  } as const;
  await database.insert(sandboxPayouts).values({ ...payout, paidAt: new Date(Date.now() - 2 * 3_600_000) });
  expect(await find()).toEqual([
    { kind: 'payout', about: payment!.id, cents: -1_00, ...inDollars },
    { kind: 'debit', about: hire!.id, cents: -3_00, ...inDollars },
    { kind: 'covered', about: covered!.reservationId, cents: 2, ...inDollars },
    { kind: 'payoutProvider', about: payout.requestKey, cents: -9_00, currency: 'BRL' },
  ]);
});
