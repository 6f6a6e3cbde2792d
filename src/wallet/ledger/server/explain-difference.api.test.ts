import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payIn } from '#application/testing/money/order-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-ledger.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

/** A database of its own: what is broken here would break the proofs of others. */
let product: TestProduct;
let admin: Awaited<ReturnType<TestProduct['person']>>;
let second: typeof admin;
beforeAll(async () => {
  product = await startTestProduct();
  [admin, second] = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
});
afterAll(() => product.close());

/** An order of R$ 10.00 whose row says another sum, in a space of its own. */
async function startWorld() {
  const { database } = product;
  const { id: ownerId } = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(database, [{ ownerId }]);
  const workspaceId = space!.id;
  const { orderId } = await payIn(database, { workspaceId, ownerId, cents: 10_00, at: new Date() });
  const say = (cents: number) => database.update(orders).set({ cents }).where(eq(orders.id, orderId));
  const prove = async () => {
    await product.runJob(proveNightlyJob);
    return (await admin.call('GET /ledgerProofs')).body.differences.filter(({ about }) => about === orderId);
  };
  const explain = (differenceId: string, counterEntry: { from: string; to: string; cents: number } | null = null) =>
    admin.call.raw('POST /ledgerDifferences/{differenceId}/explanation', {
      params: { differenceId },
      body: { reason: 'Conferido com o extrato', counterEntry },
    });
  const askRefund = () =>
    admin.call.raw('POST /refunds', {
      body: { workspaceId, orderId: null, currency: 'BRL', cents: 1_00, reason: 'Engano', closesAccount: false },
    });
  const available = () => readBalanceOf(database, { kind: 'available', workspaceId }, 'BRL');
  return { workspaceId, say, prove, explain, askRefund, available };
}

async function decide(verdict: 'approve' | 'refuse') {
  const open = (await second.call('GET /approvals')).body.approvals.find(({ state }) => state === 'open')!;
  const answer = await second.call.raw('POST /approvals/{approvalId}/decision', {
    params: { approvalId: open.approvalId },
    body: { verdict, reason: verdict === 'refuse' ? 'Não' : '' },
  });
  return { open, answer };
}

test('MON-06 a difference stops its company’s refunds, stays explained until its figure changes, and is settled when it is found no more', async () => {
  const { say, prove, explain, askRefund } = await startWorld();
  const other = await startWorld();
  await say(12_00);
  const [found] = await prove();
  expect(found).toMatchObject({ kind: 'uncredited', cents: -2_00, scope: 'workspace', state: 'open' });
  expect(codeOf(await askRefund())).toEqual([409, 'wallet.ledgerDiffers']);
  // Nobody else waits.
  expect(codeOf(await other.askRefund())).toEqual([409, 'checkout.taxIdMissing']);
  const { differenceId } = found!;
  expect((await explain(differenceId)).body).toEqual({ asked: false });
  expect(codeOf(await explain(differenceId))).toEqual([409, 'wallet.differenceEnded']);
  const explained = { state: 'explained', reason: 'Conferido com o extrato', explainedBy: expect.any(String) };
  expect(await prove()).toMatchObject([explained]);
  expect(codeOf(await askRefund())).toEqual([409, 'checkout.taxIdMissing']);
  const waiting = async () =>
    (await admin.call('GET /waiting')).body.items.filter(({ kind }) => kind === 'wallet.ledgerDiffers').length;
  expect(await waiting()).toBe(0);
  await say(13_00);
  expect(await prove()).toMatchObject([{ differenceId, state: 'open', cents: -3_00, reason: '', explainedBy: null }]);
  expect([codeOf(await askRefund()), await waiting()]).toEqual([[409, 'wallet.ledgerDiffers'], 1]);
  await say(10_00);
  expect(await prove()).toMatchObject([{ differenceId, state: 'settled' }]);
  expect(codeOf(await askRefund())).toEqual([409, 'checkout.taxIdMissing']);
  // What comes back is another one.
  await say(13_00);
  expect(await prove()).toMatchObject([{ state: 'open' }, { differenceId, state: 'settled' }]);
  await say(10_00);
});

test('MON-06 a counter-entry takes two, between accounts that the difference concerns, and explains it', async () => {
  const { workspaceId, say, prove, explain, available } = await startWorld();
  const { workspaceId: another } = await startWorld();
  await say(12_00);
  const { differenceId, accounts } = (await prove())[0]!;
  expect(accounts.map(({ kind }) => kind)).toContain('available');
  const entry = { from: 'clearing:BRL', to: `available:BRL:${workspaceId}`, cents: 2_00 };
  for (const wrong of [{ to: `available:BRL:${another}` }, { from: entry.to }, { from: 'professional:BRL' }])
    expect(codeOf(await explain(differenceId, { ...entry, ...wrong }))).toEqual([422, 'wallet.accountOfAnother']);
  expect((await explain(differenceId, entry)).body).toEqual({ asked: true });
  expect(codeOf(await explain(differenceId, entry))).toEqual([409, 'second-approvals.alreadyAsked']);
  expect(await prove()).toMatchObject([{ state: 'open', isAsked: true }]);
  expect(await available()).toBe(10_00);
  const { open, answer } = await decide('approve');
  expect([answer.status, open.facts.map(({ value }) => value)]).toEqual([
    200,
    expect.arrayContaining(['Conferido com o extrato']),
  ]);
  expect([await available(), await prove()]).toMatchObject([12_00, [{ state: 'explained', isAsked: false }]]);
  await say(10_00);
  await prove();
});

test('MON-06 a counter-entry falls when its difference changes before it is approved', async () => {
  const { workspaceId, say, prove, explain, available } = await startWorld();
  await say(12_00);
  const { differenceId } = (await prove())[0]!;
  await explain(differenceId, { from: 'clearing:BRL', to: `available:BRL:${workspaceId}`, cents: 2_00 });
  await say(11_00);
  await prove();
  const { answer } = await decide('approve');
  expect([codeOf(answer), await available()]).toEqual([[409, 'wallet.differenceEnded'], 10_00]);
  await decide('refuse');
  await say(10_00);
  await prove();
});

test('MON-06 what the provider moved to the bank, less its fee, is posted by two between their own accounts', async () => {
  const body = { currency: 'EUR', cents: 100_00, feeCents: 1_50 } as const;
  expect((await admin.call.raw('POST /settlements', { body: { ...body, feeCents: 100_00 } })).status).toBe(422);
  expect((await admin.call('POST /settlements', { body })).body).toEqual({ asked: true });
  expect((await decide('approve')).answer.status).toBe(200);
  const { differences, balances } = (await admin.call('POST /ledgerProofs')).body;
  expect([differences, balances.filter(({ currency }) => currency === 'EUR')]).toEqual([
    [],
    [
      { kind: 'bank', currency: 'EUR', cents: -98_50 },
      { kind: 'clearing', currency: 'EUR', cents: 100_00 },
      { kind: 'providerFee', currency: 'EUR', cents: -1_50 },
    ],
  ]);
});
