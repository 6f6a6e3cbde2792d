import { and, desc, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payIn } from '#application/testing/money/order-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { newId } from '#platform/db/columns.ts';
import { ledgerPath } from '#wallet/paths.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { closeDays } from './ledger-days.ts';
import { postTransaction } from './post-transaction.ts';
import { isOpenDifference } from './open-differences.ts';
import { proveNightlyJob } from './prove-ledger.ts';
import { ledgerDays, ledgerDifferences } from './tables.ts';

/** A database of its own: what is broken here would break the proofs of others. */
let product: TestProduct;
let space: string;
let ownerId: string;
beforeAll(async () => {
  product = await startTestProduct();
  ownerId = (await product.person({ role: 'squadOwner' })).id;
  space = (await buildWorkspaces(product.database, [{ ownerId }]))[0]!.id;
});
afterAll(() => product.close());

const day = (date: string) => new Date(`${date}T15:00:00Z`);
const topUp = async (cents: number, date: string) => {
  const paid = { workspaceId: space, ownerId, cents, at: day(date) };
  const { orderId, transactionId } = await payIn(product.database, paid);
  return { orderId, transactionId: transactionId! };
};

/** Also what waits for administrators says how many differences there are, and nothing without any. */
async function prove() {
  const admin = await product.person({ role: 'admin' });
  const { status, body } = await admin.call('POST /ledgerProofs');
  expect(status).toBe(201);
  const { items } = (await admin.call('GET /waiting')).body;
  const told = items
    .filter(({ kind }) => kind === 'wallet.ledgerDiffers')
    .map(({ count, address }) => [count, address]);
  expect(told).toEqual(body.differences.length === 0 ? [] : [[body.differences.length, ledgerPath]]);
  const listed = (await admin.call('GET /ledgerProofs')).body;
  const { differences, ...proof } = body;
  expect(listed.proofs[0]).toEqual(proof);
  expect([proof.differenceCount, listed.differences.filter(({ state }) => state === 'open').length]).toEqual(
    Array(2).fill(differences.length),
  );
  return differences;
}

/** As a superuser who has switched the triggers off, within one transaction. */
const tamper = (statement: string) =>
  product.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });

/** The first day that is still open: a test that is tried again finds the ones that it closed. */
async function openDay(): Promise<string> {
  const [last] = await product.database.select().from(ledgerDays).orderBy(desc(ledgerDays.day)).limit(1);
  return addDays(last!.day, 1);
}

test('MON-06 a ledger that nobody touched proves itself, with its days closed in a chain', async () => {
  await topUp(10_000, '2026-03-02');
  await topUp(250, '2026-03-04');
  await closeDays(product.database, day('2026-03-06'));
  await closeDays(product.database, day('2026-03-06'));
  const days = await product.database.select().from(ledgerDays).orderBy(ledgerDays.day);
  expect(days.map((closed) => [closed.day, closed.lineCount])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-03', 0],
    ['2026-03-04', 2],
    ['2026-03-05', 0],
  ]);
  expect(new Set(days.map(({ hash }) => hash)).size).toBe(4);
  expect(await prove()).toEqual([]);
});

test('MON-06 money that a superuser made is found by its transaction, its balance and its day', async () => {
  const date = await openDay();
  const { orderId, transactionId } = await topUp(777, date);
  await closeDays(product.database, day(addDays(date, 1)));
  const line = `transaction_id = '${transactionId}' and cents > 0`;
  await tamper(`update ledger_lines set cents = cents + 5 where ${line}`);
  expect(await prove()).toEqual([
    { kind: 'unbalanced', about: transactionId, cents: 5, currency: 'BRL' },
    { kind: 'balance', about: `available:BRL:${space}`, cents: -5, currency: 'BRL' },
    { kind: 'changedDay', about: expect.stringContaining(date), cents: null, currency: 'BRL' },
    { kind: 'uncredited', about: orderId, cents: 5, currency: 'BRL' },
  ]);
  await tamper(`update ledger_lines set cents = cents - 5 where ${line}`);
  expect(await prove()).toEqual([]);
});

test('MON-06 a balance that was changed, a line that is gone and words that were changed are found', async () => {
  await tamper(`update ledger_balances set cents = cents + 3`);
  expect(await prove()).toEqual([{ kind: 'balance', about: `available:BRL:${space}`, cents: 3, currency: 'BRL' }]);
  await tamper(`update ledger_balances set cents = cents - 3`);

  const date = await openDay();
  const { transactionId } = await topUp(50, date);
  await closeDays(product.database, day(addDays(date, 1)));
  await tamper(`update ledger_transactions set idempotency_key = '${newId()}' where id = '${transactionId}'`);
  const changed = { kind: 'changedDay', about: expect.stringContaining(date), cents: null, currency: 'BRL' };
  expect(await prove()).toEqual([changed]);
  await tamper(`delete from ledger_lines where transaction_id = '${transactionId}' and cents > 0`);
  const found = await prove();
  expect(found).toContainEqual({ kind: 'incomplete', about: transactionId, cents: null, currency: 'BRL' });
  expect(found).toContainEqual({ kind: 'balance', about: `available:BRL:${space}`, cents: 50, currency: 'BRL' });
});

test('MON-06 money that lies reserved without a reservation is found', async () => {
  await topUp(500, await openDay());
  const id = newId();
  const set = (aside: number) =>
    product.database.transaction((transaction) =>
      postTransaction(
        transaction,
        {
          ...{
            key: `space:${id}:${aside}`,
            type: 'counterEntry',
            currency: 'BRL',
            cause: { kind: 'space', id },
            actorId: null,
          },
          lines: [
            { account: { kind: 'available', workspaceId: space }, cents: -aside },
            { account: { kind: 'reserved', workspaceId: space }, cents: aside },
          ],
        },
        new Date(),
      ),
    );
  await set(40);
  expect(await prove()).toContainEqual({
    kind: 'reserved',
    about: `reserved:BRL:${space}`,
    cents: 40,
    currency: 'BRL',
  });
  await set(-40);
  expect(await prove()).not.toContainEqual(expect.objectContaining({ kind: 'reserved' }));
});

test('MON-06 a guard that is switched off is named', async () => {
  await product.database.execute(sql`alter table ledger_lines disable trigger ledger_lines_fixed`);
  expect(await prove()).toContainEqual({
    kind: 'unguarded',
    about: 'ledger_lines_fixed',
    cents: null,
    currency: 'BRL',
  });
  await product.database.execute(sql`alter table ledger_lines enable trigger ledger_lines_fixed`);
  expect(await prove()).not.toContainEqual(expect.objectContaining({ kind: 'unguarded' }));
});

test('MON-06 what is off in dollars is told in dollars', async () => {
  const { database } = product;
  const { transactionId } = await buildTopUp(database, {
    ...{ workspaceId: space, cents: 90_00, currency: 'USD' },
    at: new Date(),
  });
  const [inDollars, ofTransaction] = [{ currency: 'USD' }, { about: transactionId, currency: 'USD' }] as const;
  const line = `transaction_id = '${transactionId}' and cents > 0`;
  await tamper(`update ledger_lines set cents = cents + 5 where ${line}`);
  expect((await prove()).filter(({ currency }) => currency === 'USD')).toEqual([
    { kind: 'unbalanced', ...ofTransaction, cents: 5 },
    { kind: 'balance', about: `available:USD:${space}`, ...inDollars, cents: -5 },
    { kind: 'unpaidCredit', ...ofTransaction, cents: 90_05 },
  ]);
  await tamper(`update ledger_lines set cents = cents - 5 where ${line}`);
  await tamper(`update ledger_transactions set line_count = 3 where id = '${transactionId}'`);
  expect(await prove()).toContainEqual({ kind: 'incomplete', ...ofTransaction, cents: null });
  await tamper(`update ledger_transactions set line_count = 2 where id = '${transactionId}'`);
});

test('MON-06 a day whose lines and hash a superuser wrote anew is found by the hash that stands outside of the database', async () => {
  const { database } = product;
  const date = await openDay();
  const { transactionId } = await topUp(60, date);
  const night = () => product.runJob(proveNightlyJob, {}, { now: day(addDays(date, 1)) });
  await night();
  await tamper(`update ledger_transactions set idempotency_key = '${newId()}' where id = '${transactionId}'`);
  await tamper(`delete from ledger_days where day >= '${date}'`);
  await night();
  const ofThisDay = and(isOpenDifference, like(ledgerDifferences.about, `${date} %`));
  const found = await database.select().from(ledgerDifferences).where(ofThisDay);
  expect(found).toMatchObject([{ kind: 'changedDay', cents: null, scope: 'all' }]);
});
