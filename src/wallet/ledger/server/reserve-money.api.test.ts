import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { walletErrors } from '#wallet/errors.ts';
import { inverseOf, reservingLines } from '#wallet/ledger/rules/posting.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { proveLedger } from './prove-ledger.ts';
import { sumOfBalances } from './read-balances.ts';
import { postReservation, reserveMoney, voidReservation } from './reserve-money.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const now = new Date();

/** A company with R$ 1,000.00. */
async function openWallet() {
  const owner = await product.person({ role: 'squadOwner' });
  const member = await product.person({ role: 'squadMember' });
  const [space] = await buildWorkspaces(product.database, [{ ownerId: owner.id }]);
  const workspaceId = space!.id;
  await buildTopUp(product.database, { workspaceId, cents: 100_000, at: now });
  const reserve = (cents: number, { key = `payment:${newId()}` } = {}) =>
    product.database.transaction((transaction) =>
      reserveMoney(
        transaction,
        {
          ...{ key, currency: 'BRL', cause: { kind: 'payment', id: workspaceId }, actorId: owner.id, workspaceId },
          ...{ taken: [{ account: { kind: 'available', workspaceId }, cents }] },
        },
        now,
      ),
    );
  const outcome = (reservationId: string) => ({ reservationId, actorId: null, now });
  const post = (reservationId: string, net: number, fee: number) =>
    product.database.transaction((transaction) =>
      postReservation(transaction, outcome(reservationId), {
        type: 'work',
        receivers: [
          { account: { kind: 'professional', memberId: member.id }, cents: net },
          { account: { kind: 'fee' }, cents: fee },
        ],
      }),
    );
  const cancel = (reservationId: string) =>
    product.database.transaction((transaction) => voidReservation(transaction, outcome(reservationId)));
  const left = () => sumOfBalances(product.database, workspaceId, 'BRL');
  return { workspaceId, reserve, post, cancel, left };
}
const ended = { code: walletErrors.reservationEnded().code };

test('MON-01 what is reserved is gone from what is free, and goes to its receivers once the outside has done it', async () => {
  const { reserve, post, left } = await openWallet();
  const { reservationId } = await reserve(60_000);
  expect(await left()).toBe(40_000);
  await expect(reserve(40_001)).rejects.toMatchObject({ code: walletErrors.notEnough().code });
  const posted = await post(reservationId, 50_000, 10_000);
  expect(await post(reservationId, 50_000, 10_000)).toEqual(posted);
  expect(await left()).toBe(40_000);
});

test('MON-01 what is void goes back whole, and neither a late success nor a late failure turns it round', async () => {
  const { reserve, post, cancel, left } = await openWallet();
  const [first, second] = [await reserve(60_000), await reserve(30_000)];
  const canceled = await cancel(first.reservationId);
  expect(await cancel(first.reservationId)).toEqual(canceled);
  await expect(post(first.reservationId, 50_000, 10_000)).rejects.toMatchObject(ended);
  await post(second.reservationId, 25_000, 5_000);
  await expect(cancel(second.reservationId)).rejects.toMatchObject(ended);
  expect(await left()).toBe(70_000);
});

test('MON-01 a reservation is posted as a whole: receivers of less or more change nothing', async () => {
  const { reserve, post, cancel, left } = await openWallet();
  const { reservationId } = await reserve(60_000);
  for (const [net, fee] of [
    [50_000, 9_999],
    [50_000, 10_001],
  ] as const)
    await expect(post(reservationId, net, fee)).rejects.toThrow(/unbalanced/);
  await post(reservationId, 50_000, 10_000);
  await expect(post(reservationId, 40_000, 20_000)).rejects.toMatchObject({ code: walletErrors.keyReused().code });
  await expect(cancel(reservationId)).rejects.toMatchObject(ended);
  expect(await left()).toBe(40_000);
});

test('MON-01 the same event reserves once, and of success and failure at once exactly one stands', async () => {
  const { workspaceId, reserve, post, cancel, left } = await openWallet();
  const key = `payment:${newId()}`;
  const reserved = await Promise.all(Array.from({ length: 20 }, () => reserve(60_000, { key })));
  expect(new Set(reserved.map(({ reservationId }) => reservationId)).size).toBe(1);
  const { reservationId } = reserved[0]!;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? post(reservationId, 50_000, 10_000) : cancel(reservationId),
    ),
  );
  const done = results.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<object>[];
  expect(done).toHaveLength(10);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(ended);
  expect(new Set(done.map(({ value }) => JSON.stringify(value))).size).toBe(1);
  expect([40_000, 100_000]).toContain(await left());
  const { differences } = await proveLedger(product.database, { askedBy: null, now, others: [] });
  expect(differences.filter(({ about }) => about.includes(workspaceId))).toEqual([]);
});

test('MON-01 lines that reserve add up to nothing, and their inverse gives all of it back', () => {
  const workspaceId = newId();
  const lines = reservingLines(workspaceId, [
    { account: { kind: 'available', workspaceId }, cents: 70 },
    { account: { kind: 'allocated', workspaceId, projectId: newId() }, cents: 30 },
  ]);
  expect(lines.map(({ account, cents }) => [account.kind, cents])).toEqual([
    ['available', -70],
    ['allocated', -30],
    ['reserved', 100],
  ]);
  expect(inverseOf(inverseOf(lines))).toEqual(lines);
});
