import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payIn } from '#application/testing/money/order-world.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-ledger.ts';
import { ledgerProofs } from '#wallet/ledger/server/tables.ts';

/** A database of its own: what is broken here would break the proofs of others. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('MON-06 a night that finds differences is told to each administrator once, until a proof finds none', async () => {
  const { database } = product;
  const administrators = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
  const { id: ownerId } = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(database, [{ ownerId }]);
  const paid = await payIn(database, { workspaceId: space!.id, ownerId, cents: 10_00, at: new Date() });
  const change = (cents: number) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(
        sql`update ledger_lines set cents = cents + ${cents} where transaction_id = ${paid.transactionId} and cents > 0`,
      );
    });
  /** The subjects that each administrator got, after a night. */
  async function afterNight() {
    await product.runJob(proveNightlyJob);
    const [proof] = await database.select().from(ledgerProofs).orderBy(desc(ledgerProofs.provenAt)).limit(1);
    const mails = administrators.map(async ({ email }) =>
      (await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(({ subject }) => subject),
    );
    return { count: proof!.differenceCount, subjects: await Promise.all(mails) };
  }
  expect(await afterNight()).toEqual({ count: 0, subjects: [[], []] });
  await change(5);
  const { count, subjects } = await afterNight();
  const subject = `O livro-razão não confere: ${count} diferenças`;
  expect([count > 1, subjects]).toEqual([true, [[subject], [subject]]]);
  expect(await afterNight()).toEqual({ count, subjects });
  await change(-5);
  expect(await afterNight()).toEqual({ count: 0, subjects });
  await change(7);
  expect((await afterNight()).subjects).toEqual([
    [subject, subject],
    [subject, subject],
  ]);
});

test('ADM-04 MON-06 what an administrator found and explained before the night is told to the others all the same', async () => {
  const { database } = product;
  const [admin, other] = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
  const { id: ownerId } = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(database, [{ ownerId }]);
  const { orderId } = await payIn(database, { workspaceId: space!.id, ownerId, cents: 10_00, at: new Date() });
  await database.update(orders).set({ cents: 12_00 }).where(eq(orders.id, orderId));
  await admin.call('POST /ledgerProofs');
  const found = (await admin.call('GET /ledgerProofs')).body.differences.filter(({ state }) => state === 'open');
  for (const { differenceId } of found)
    await admin.call('POST /ledgerDifferences/{differenceId}/explanation', {
      params: { differenceId },
      body: { reason: 'Conferido', counterEntry: null },
    });
  await product.runJob(proveNightlyJob);
  await product.runJob(proveNightlyJob);
  const mails = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, other.email));
  expect(mails.map(({ happening }) => happening)).toEqual(['wallet.ledgerDiffered']);
});
