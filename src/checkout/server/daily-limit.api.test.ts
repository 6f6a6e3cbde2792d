import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { staffDetails, users } from '#accounts/server/tables.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { settleRefundsJob } from '#checkout/refunds/server/settle-refund.ts';
import { clock } from '#platform/calendar/clock.ts';

/** A company with R$ 500 that it paid at the sandbox, and two administrators. */
async function startWorld() {
  const product = await startTestProduct({ DAILY_LIMIT: '100' });
  onTestFinished(() => product.close());
  const world = await startOrderWorld(product);
  const [admin, second] = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
  const orderId = await world.order('pix', 500_00);
  await world.act(orderId, 'pay');
  const { workspaceId } = world;
  const asked = { workspaceId, currency: 'BRL', reason: 'Pago em dobro', closesAccount: false } as const;
  const refund = (cents: number, of: string | null = orderId) =>
    admin.call.raw('POST /refunds', { body: { ...asked, orderId: of, cents } });
  const stateOf = async (refundId: string) =>
    (await admin.call('GET /refunds')).body.refunds.find((one) => one.refundId === refundId)!;
  const openRequest = async () =>
    (await second.call('GET /approvals')).body.approvals.find(({ state }) => state === 'open')!;
  const decide = (approvalId: string, verdict: 'approve' | 'refuse', who = second) =>
    who.call.raw('POST /approvals/{approvalId}/decision', {
      params: { approvalId },
      body: { verdict, reason: 'Visto' },
    });
  return { ...world, product, admin, second, refund, stateOf, openRequest, decide };
}

test('ADM-04 CHK-04 of refunds asked for at once just as many leave alone as a day allows; the next waits for a second person', async () => {
  const { product, refund, stateOf, openRequest, decide, balance, admin } = await startWorld();
  const answers = await Promise.all([40_00, 40_00, 40_00].map((cents) => refund(cents)));
  const asked = answers.filter(({ body }) => body.isAsked);
  expect(asked).toHaveLength(1);
  const { refundId } = asked[0]!.body;
  await product.runJob(settleRefundsJob);
  // Its credits are set aside, and nothing has left.
  expect([await stateOf(refundId), await balance()]).toMatchObject([{ state: 'asked', isAsked: true }, 380_00]);
  const { approvalId, reasons, title, note } = await openRequest();
  // Whoever approves reads which payment goes back, how it was made, and why.
  expect(title).toMatch(/Order [\da-f-]{36}, Pix/);
  expect(note).not.toBe('');
  expect([reasons, codeOf(await decide(approvalId, 'approve', admin))]).toEqual([
    ['limit'],
    [409, 'second-approvals.ownRequest'],
  ]);
  await decide(approvalId, 'approve');
  await product.runJob(settleRefundsJob);
  expect(await stateOf(refundId)).toMatchObject({ state: 'done', isAsked: false });
  const next = (await refund(10_00)).body.refundId;
  await decide((await openRequest()).approvalId, 'refuse');
  expect([(await stateOf(next)).state, await balance()]).toEqual(['failed', 380_00]);
});

test('ADM-04 CHK-04 an own second address does not pay the own refund by hand', async () => {
  const { product, refund, second } = await startWorld();
  const { refundId } = (await refund(50_00, null)).body;
  await product.database.update(users).set({ createdAt: clock.now() }).where(eq(users.id, second.id));
  const done = await second.call.raw('POST /refunds/{refundId}/done', { params: { refundId } });
  expect(codeOf(done)).toEqual([409, 'second-approvals.newAdministrator']);
});

test('ADM-04 CHK-04 a refund by hand is not paid by who invited whoever asked for it a short while ago', async () => {
  const { product, refund, admin, second } = await startWorld();
  const { database } = product;
  await database.update(users).set({ createdAt: clock.now() }).where(eq(users.id, admin.id));
  const name = { firstName: 'Lívia', lastName: 'Andrade', dateOfBirth: '1988-04-30' };
  await database.insert(staffDetails).values({ userId: admin.id, ...name, invitedBy: second.id });
  const { refundId } = (await refund(50_00, null)).body;
  const done = async (who: typeof second) =>
    codeOf(await who.call.raw('POST /refunds/{refundId}/done', { params: { refundId } }));
  expect(await done(second)).toEqual([409, 'second-approvals.ownRequest']);
  expect(await done(await product.person({ role: 'admin' }))).toEqual([200, undefined]);
});

test('ADM-04 CHK-04 a refund by hand counts for the day on which it was paid', async () => {
  const { product, refund, second } = await startWorld();
  const { letPass } = waitingSteps(() => product);
  const { refundId } = (await refund(90_00, null)).body;
  await letPass({ days: 1 });
  await second.call('POST /refunds/{refundId}/done', { params: { refundId } });
  expect((await refund(90_00)).body.isAsked).toBe(true);
});

test('ADM-04 CHK-03 an order or fine above the limit of the day is canceled by two, and one that was paid meanwhile is not', async () => {
  const { admin, workspaceId, openRequest, decide } = await startWorld();
  const make = async (cents: number) =>
    (
      await admin.call('POST /serviceOrders', {
        body: { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents, description: 'Busca' },
      })
    ).body.serviceOrderId;
  const cancel = async (serviceOrderId: string) =>
    (await admin.call('POST /serviceOrders/{serviceOrderId}/cancel', { params: { serviceOrderId } })).body;
  expect(await cancel(await make(90_00))).toMatchObject({ state: 'canceled', isAsked: false });
  const large = await make(90_00);
  expect(await cancel(large)).toMatchObject({ state: 'open', isAsked: true });
  const first = await openRequest();
  expect(first.title).toContain('90.00');
  await decide(first.approvalId, 'approve');
  const listed = (await admin.call('GET /serviceOrders')).body.orders;
  expect(listed.find((one) => one.serviceOrderId === large)).toMatchObject({ state: 'canceled', isAsked: false });
});
