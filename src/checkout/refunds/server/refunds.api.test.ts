import { afterAll, afterEach, expect, test } from 'vitest';
import { startRefundWorld } from '#application/testing/money/refund-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { checkoutWaiting } from '#checkout/paths.ts';
import { clock } from '#platform/calendar/clock.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { settleRefundsJob } from './settle-refund.ts';

const paying = await startStripeProduct();
const { stripe, product } = paying;
afterAll(paying.stop);
afterEach(async () => {
  paying.endTest();
  const found = await listDifferences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

/** Credits that tests book without an order are none of refunds. */
async function listDifferences() {
  const found = await findDifferences({ ...product, settings: product.config, now: clock.now() });
  return found.filter(({ kind }) => kind !== 'unpaidCredit');
}

const startWorld = () => startRefundWorld(paying);

test('CHK-04 MON-03 a Pix is turned back in part by the provider: the statement shows a refund, the owner is told', async () => {
  const { paid, refund, options, balance, lines, subjects, call } = await startWorld();
  const orderId = await paid('pix', 250_00);
  expect((await options()).orders).toMatchObject([{ orderId, refundableCents: 250_00 }]);
  expect((await refund(orderId, 100_00)).body).toMatchObject({ way: 'provider', state: 'done', cents: 100_00 });
  expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: stripe.intentOf(orderId).id, amount: 100_00 });
  expect([await balance(), (await lines('statement'))[0]]).toEqual([150_00, ['refund', -100_00]]);
  expect((await subjects())[0]).toMatch(/^Reembolso de R\$\s100,00/);
  expect(codeOf(await refund(orderId, 150_01))).toEqual([409, 'checkout.notRefundable']);
  expect((await options()).orders[0]!.refundableCents).toBe(150_00);
  const shown = async () => (await call('GET /orders/{orderId}', { params: { orderId } })).body;
  expect(await shown()).toMatchObject({ state: 'paid', refundedCents: 100_00, isDisputed: false });
  await refund(orderId, 150_00);
  expect(await shown()).toMatchObject({ refundedCents: 250_00 });
  expect((await call('GET /orders')).body.orders[0]).toMatchObject({ orderId, refundedCents: 250_00 });
});

test('CHK-04 of refunds at once no more goes back than was paid, and none of what was spent', async () => {
  const { paid, refund, balance } = await startWorld();
  const orderId = await paid('pix', 250_00);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(orderId, 100_00)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(409)]);
  expect(await balance()).toBe(50_00);
});

test('CHK-04 a refund that the provider takes days for, does not answer, or refuses: nothing is lost or paid twice', async () => {
  const { paid, refund, stateOf, balance } = await startWorld();
  const orderId = await paid('pix', 300_00);
  stripe.state.refundStatus = 'pending';
  const slow = (await refund(orderId, 50_00)).body.refundId;
  expect([await stateOf(slow), await balance()]).toEqual(['sent', 250_00]);
  stripe.refunds.at(-1)!.status = 'succeeded';
  // It made the refund, and its answer was lost.
  stripe.state.odd = ({ operationId }) => (operationId === 'PostRefunds' ? { status: 500, after: true } : null);
  stripe.state.refundStatus = 'succeeded';
  const lost = (await refund(orderId, 60_00)).body.refundId;
  expect(await stateOf(lost)).toBe('asked');
  stripe.state.odd = () => null;
  const made = stripe.refunds.length;
  await product.runJob(settleRefundsJob);
  expect([await stateOf(slow), await stateOf(lost), stripe.refunds.length]).toEqual(['done', 'done', made]);
  stripe.state.odd = ({ operationId }) => (operationId === 'PostRefunds' ? { status: 400 } : null);
  const refused = (await refund(orderId, 70_00)).body.refundId;
  expect([await stateOf(refused), await balance()]).toEqual(['failed', 190_00]);
});

test('CHK-04 a boleto goes back by Pix to the payer’s tax id, paid by another administrator than who asked', async () => {
  const { paid, refund, options, admin, other, balance, lines } = await startWorld();
  const orderId = await paid('boleto', 400_00);
  expect(await options()).toMatchObject({ orders: [], taxId: expect.any(String) });
  expect(codeOf(await refund(orderId, 100_00))).toEqual([409, 'checkout.notRefundable']);
  const { refundId, abilities } = (await refund(null, 100_00)).body;
  expect(abilities).toEqual({ done: false, cancel: true, payOut: false, returned: false });
  const done = { params: { refundId } };
  expect(codeOf(await admin.call.raw('POST /refunds/{refundId}/done', done))).toEqual([
    409,
    'second-approvals.ownRequest',
  ]);
  expect((await lines('statement'))[0]).toEqual(['credited', 400_00]);
  expect((await other.call('POST /refunds/{refundId}/done', done)).body.state).toBe('done');
  expect([await balance(), (await lines('statement'))[0]]).toEqual([300_00, ['refund', -100_00]]);
  expect(codeOf(await other.call.raw('POST /refunds/{refundId}/cancel', done))).toEqual([409, 'checkout.refundEnded']);
  const second = (await refund(null, 50_00)).body.refundId;
  await admin.call('POST /refunds/{refundId}/cancel', { params: { refundId: second } });
  expect(await balance()).toBe(300_00);
});

test('CHK-04 MON-03 a refund by hand that the bank sent back takes two to say, is in the wallet again, and is made anew', async () => {
  const { paid, refund, admin, other, balance, lines, stateOf, subjects } = await startWorld();
  await paid('boleto', 400_00);
  const { refundId } = (await refund(null, 150_00)).body;
  const params = { params: { refundId } };
  const say = () => admin.call.raw('POST /refunds/{refundId}/returned', params);
  expect(codeOf(await say())).toEqual([409, 'checkout.refundNotByHand']);
  await other.call('POST /refunds/{refundId}/done', params);
  const listed = async () => (await admin.call('GET /refunds')).body.refunds.find((one) => one.refundId === refundId)!;
  expect((await listed()).abilities).toMatchObject({ returned: true, payOut: false });
  const answers = await Promise.all(Array.from({ length: 6 }, say));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
  expect(await listed()).toMatchObject({ state: 'done', isAsked: true, abilities: { returned: false } });
  const [request] = (await other.call('GET /approvals')).body.approvals;
  expect(request).toMatchObject({ state: 'open', title: expect.stringContaining('150') });
  const decide = (who: typeof admin) =>
    who.call.raw('POST /approvals/{approvalId}/decision', {
      params: { approvalId: request!.approvalId },
      body: { verdict: 'approve', reason: '' },
    });
  expect(codeOf(await decide(admin))).toEqual([409, 'second-approvals.ownRequest']);
  expect([(await decide(other)).status, await stateOf(refundId), await balance()]).toEqual([200, 'returned', 400_00]);
  const [back, left] = await lines('statement');
  expect([back, left]).toEqual([
    ['refund', 150_00],
    ['refund', -150_00],
  ]);
  expect((await subjects())[0]).toMatch(/^Reembolso de R\$\s150,00 devolvido$/);
  expect((await listed()).abilities).toMatchObject({ returned: false, payOut: false });
  // Another one is made like any other.
  const next = (await refund(null, 150_00)).body;
  await other.call('POST /refunds/{refundId}/done', { params: { refundId: next.refundId } });
  expect([await balance(), await stateOf(refundId)]).toEqual([250_00, 'returned']);
});

test('MON-03 the last credits close the account, all of them, and then the space', async () => {
  const { paid, refund, other, call, lines } = await startWorld();
  await paid('boleto', 400_00);
  const close = () => call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  expect(codeOf(await close())).toEqual([409, 'wallet.balanceLeft']);
  expect(codeOf(await refund(null, 399_99, true))).toEqual([409, 'checkout.creditsLeft']);
  const { refundId } = (await refund(null, 400_00, true)).body;
  expect(codeOf(await close())).toEqual([409, 'wallet.balanceLeft']);
  await other.call('POST /refunds/{refundId}/done', { params: { refundId } });
  expect((await lines('payments'))[0]).toEqual(['accountClosure', -400_00]);
  expect((await close()).status).toBe(200);
});

test('MON-02 MON-03 dollars that no card takes back go by a transfer by two, and the space closes at zero', async () => {
  const { workspaceId, admin, other, call, subjects } = await startWorld();
  await buildTopUp(product.database, { workspaceId, cents: 120_00, at: new Date(), currency: 'USD' });
  const refund = (cents: number, closesAccount: boolean) =>
    admin.call.raw('POST /refunds', {
      body: { workspaceId, orderId: null, currency: 'USD', cents, reason: 'Cartão cancelado', closesAccount },
    });
  const close = () => call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  expect(codeOf(await close())).toEqual([409, 'wallet.balanceLeft']);
  expect(codeOf(await refund(120_01, false))).toEqual([409, 'wallet.notEnough']);
  const { refundId, abilities } = (await refund(20_00, false)).body;
  expect(abilities).toEqual({ done: false, cancel: true, payOut: false, returned: false });
  const done = (who: typeof other, id: string) =>
    who.call.raw('POST /refunds/{refundId}/done', { params: { refundId: id } });
  const waits = async (who: typeof other) =>
    (await who.call('GET /waiting')).body.items.filter(({ kind }) => kind === checkoutWaiting.refundsToPay.name).length;
  expect([await waits(admin), await waits(other)]).toEqual([0, 1]);
  expect(codeOf(await done(admin, refundId))).toEqual([409, 'second-approvals.ownRequest']);
  expect((await done(other, refundId)).body).toMatchObject({ way: 'transfer', state: 'done', currency: 'USD' });
  expect((await subjects())[0]).toMatch(/^Reembolso de US\$\s20,00/);
  // Asked for and confirmed by several at once, the rest leaves once.
  const asked = await Promise.all([1, 2, 3].map(() => refund(100_00, true)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const last = asked.find(({ status }) => status === 201)!.body.refundId;
  const confirmed = await Promise.all([1, 2, 3].map(() => done(other, last)));
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { lines } = (await call('GET /wallet/lines', { query: { view: 'payments', currency: 'USD' } })).body;
  expect(lines.map(({ type, cents }) => [type, cents]).slice(0, 2)).toEqual([
    ['accountClosure', -100_00],
    ['refund', -20_00],
  ]);
  expect((await close()).status).toBe(200);
  const now = new Date();
  const others = await listDifferences();
  expect((await proveLedger(product.database, { askedBy: null, now, others })).differences).toEqual([]);
});
