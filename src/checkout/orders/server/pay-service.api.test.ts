import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { buildColleague } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { remindServiceOrdersJob } from '#checkout/service-orders/server/mail-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { orders } from './tables.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { settleOrdersJob } from './settle-job.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

async function startServiceWorld() {
  const world = await startOrderWorld(product);
  const { workspaceId, call } = world;
  const admin = await product.person({ role: 'admin' });
  const ask = async (changes: { cents?: number; currency?: 'BRL' | 'USD' } = {}) => {
    const body = {
      ...({ workspaceId, type: 'candidates', planId: 'ats-plus', currency: 'BRL', cents: 900_00 } as const),
      description: 'Triagem de 20 candidatos',
      ...changes,
    };
    return (await admin.call('POST /serviceOrders', { body })).body.serviceOrderId;
  };
  const pay = (orderId: string, method: 'pix' | 'boleto' | 'card' | 'credits') =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method } });
  const listed = async (serviceOrderId: string) =>
    (await admin.call('GET /serviceOrders')).body.orders.find((order) => order.serviceOrderId === serviceOrderId);
  const lines = async () =>
    (await call('GET /wallet/lines', { query: { view: 'statement', currency: 'BRL' } })).body.lines.map(
      ({ type, cents }): [string, number] => [type, cents],
    );
  return { ...world, admin, ask, pay, listed, lines };
}

test('ADM-03 CHK-02 an administrator orders a service: the owner gets the link, pays by Pix, and everybody reads that it is paid', async () => {
  const { admin, ask, read, pay, act, listed, lines, balance, subjects } = await startServiceWorld();
  const orderId = await ask();
  expect((await subjects())[0]).toMatch(/900,00/);
  const open = await read(orderId);
  expect(open).toMatchObject({ kind: 'service', method: null, state: 'open', cents: 900_00 });
  expect(open.service).toMatchObject({
    planId: 'ats-plus',
    description: 'Triagem de 20 candidatos',
    company: 'Casa Ipê',
  });
  expect(open.abilities.pay).toEqual(['pix', 'boleto', 'card']);
  expect(await listed(orderId)).toMatchObject({ state: 'open', type: 'candidates', isOverdue: false });
  expect((await pay(orderId, 'pix')).body.pix!.code).toContain('5406900.00');
  expect(codeOf(await pay(orderId, 'boleto'))).toEqual([409, 'checkout.orderBeingPaid']);
  expect((await act(orderId, 'pay')).body).toMatchObject({ state: 'paid', service: { state: 'paid' } });
  expect([await balance(), await lines()]).toEqual([
    0,
    [
      ['discounted', -900_00],
      ['credited', 900_00],
    ],
  ]);
  expect(await listed(orderId)).toMatchObject({ state: 'paid' });
  expect(await subjects()).toHaveLength(2);
  const again = await admin.call.raw('POST /serviceOrders/{serviceOrderId}/cancel', {
    params: { serviceOrderId: orderId },
  });
  expect(codeOf(again)).toEqual([409, 'checkout.orderEnded']);
});

test('PRJ-06 MON-04 an administrator asks a company for credits with a reason: paid once by a payment of its own, they stay in the wallet', async () => {
  const { admin, workspaceId, read, pay, act, listed, lines, balance, newestMail } = await startServiceWorld();
  const reason = 'Horas de dezembro do projeto Cozinha';
  const order = { workspaceId, type: 'credits', planId: null, currency: 'BRL', cents: 1_510_00 } as const;
  const body = { ...order, description: reason };
  const named = await admin.call.raw('POST /serviceOrders', { body: { ...body, planId: 'ats-plus' } });
  expect(codeOf(named)).toEqual([422, 'platform.invalid']);
  const { serviceOrderId: orderId } = (await admin.call('POST /serviceOrders', { body })).body;
  expect(await newestMail()).toContain(reason);
  await buildTopUp(product.database, { workspaceId, cents: 2_000_00, at: new Date() });
  const { service, abilities } = await read(orderId);
  expect(service).toMatchObject({ type: 'credits', items: [{ kind: 'credits', cents: 1_510_00 }] });
  expect(abilities.pay).toEqual(['pix', 'boleto', 'card']);
  expect(codeOf(await pay(orderId, 'credits'))).toEqual([409, 'checkout.methodMissing']);
  await pay(orderId, 'pix');
  expect((await act(orderId, 'pay')).body).toMatchObject({ state: 'paid', service: { state: 'paid' } });
  expect(await listed(orderId)).toMatchObject({ state: 'paid' });
  expect([await balance(), (await lines())[0]]).toEqual([3_510_00, ['credited', 1_510_00]]);
  const context = { database: product.database, settings: product.config, now: new Date() };
  const found = await findDifferences(context);
  expect(found.filter((difference) => JSON.stringify(difference).includes(orderId))).toEqual([]);
});

test('ADM-03 a service is paid from the wallet when it holds enough, once, however many ask at once', async () => {
  const { ask, read, pay, workspaceId, balance, lines } = await startServiceWorld();
  const orderId = await ask();
  expect(codeOf(await pay(orderId, 'credits'))).toEqual([409, 'wallet.notEnough']);
  await buildTopUp(product.database, { workspaceId, cents: 2_000_00, at: new Date() });
  expect((await read(orderId)).abilities.pay).toEqual(['pix', 'boleto', 'card', 'credits']);
  const methods = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'pix' : 'credits'));
  const answers = await Promise.all(methods.map((method) => pay(orderId, method)));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  const isByCredits = methods[answers.indexOf(taken[0]!)] === 'credits';
  expect(await balance()).toBe(isByCredits ? 1_100_00 : 2_000_00);
  expect(await lines()).toHaveLength(isByCredits ? 2 : 1);
});

test('CHK-04 an overdue boleto keeps nobody from paying another way, and what it still brings becomes credits', async () => {
  const { ask, read, pay, act, stateOf, balance } = await startServiceWorld();
  const underway = [409, 'checkout.orderBeingPaid'];
  const serviceId = await ask();
  const boletoId = (await pay(serviceId, 'boleto')).body.orderId;
  expect(await read(serviceId)).toMatchObject({ orderId: boletoId, abilities: { pay: [] } });
  expect(codeOf(await pay(serviceId, 'pix'))).toEqual(underway);
  // Past its due date, and the bank may still tell that it was paid in time.
  const expiresAt = new Date(Date.now() - 60_000);
  await product.database.update(orders).set({ expiresAt }).where(eq(orders.id, boletoId));
  await product.runJob(settleOrdersJob);
  const overdue = { orderId: boletoId, state: 'open', boleto: { isOverdue: true } };
  expect(await read(serviceId)).toMatchObject({ ...overdue, abilities: { pay: ['pix', 'boleto', 'card'] } });
  expect(await read(boletoId)).toMatchObject({ ...overdue, abilities: { pay: [] } });
  // What cannot be begun leaves it as it is.
  expect(codeOf(await pay(serviceId, 'credits'))).toEqual([409, 'wallet.notEnough']);
  expect(await stateOf(boletoId)).toBe('open');

  const answers = await Promise.all(
    (['pix', 'card', 'boleto', 'pix'] as const).map((method) => pay(serviceId, method)),
  );
  const begun = answers.filter(({ status }) => status === 200);
  expect(begun).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual([underway, underway, underway]);
  const { orderId: otherId } = begun[0]!.body;
  expect([await stateOf(boletoId), (await read(serviceId)).orderId]).toEqual(['canceled', otherId]);
  await act(otherId, 'pay');
  if ((await stateOf(otherId)) === 'processing') await act(otherId, 'settle');
  expect([(await read(serviceId)).service!.state, await balance()]).toEqual(['paid', 0]);
  await act(boletoId, 'pay');
  await act(boletoId, 'settle');
  expect([await stateOf(boletoId), await balance()]).toEqual(['paid', 900_00]);
});

test('ADM-03 a canceled order is paid no more: its payment ends by itself, and what comes all the same is credited', async () => {
  const { admin, ask, read, pay, act, balance, subjects } = await startServiceWorld();
  const orderId = await ask();
  await pay(orderId, 'boleto');
  const [payment] = await product.database.select().from(orders).where(eq(orders.serviceOrderId, orderId));
  const params = { serviceOrderId: orderId };
  await admin.call('POST /serviceOrders/{serviceOrderId}/cancel', { params });
  expect(await read(orderId)).toMatchObject({ state: 'canceled', boleto: null, abilities: { pay: [] } });
  expect((await subjects())[0]).toMatch(/cancelad|canceled/);
  expect((await act(payment!.id, 'pay')).body.state).toBe('processing');
  product.clock.advance({ days: 7 });
  await product.runJob(settleOrdersJob);
  expect(await balance()).toBe(900_00);
});

test('ADM-03 an order in dollars offers no Pix and no boleto; one that is due is reminded of once', async () => {
  const { ask, read, pay, subjects } = await startServiceWorld();
  const inDollars = await ask({ currency: 'USD' });
  expect((await read(inDollars)).abilities.pay).toEqual(['card']);
  expect(codeOf(await pay(inDollars, 'pix'))).toEqual([409, 'checkout.methodMissing']);
  await product.database.update(serviceOrders).set({ dueOn: '2026-01-02' }).where(eq(serviceOrders.id, inDollars));
  const before = (await subjects()).length;
  await product.runJob(remindServiceOrdersJob);
  await product.runJob(remindServiceOrdersJob);
  expect((await subjects()).length).toBe(before + 1);
});

test('ADM-03 an order waits for the company until it is paid, for nobody without the right to payments', async () => {
  const { ask, pay, call, workspaceId } = await startServiceWorld();
  const kinds = async (caller: typeof call) =>
    (await caller('GET /waiting')).body.items.filter(({ kind }) => kind === 'checkout.ordersToPay');
  const orderId = await ask();
  expect(await kinds(call)).toMatchObject([{ count: 1, address: `/checkout/${orderId}` }]);
  const { dueOn } = (await call('GET /orders/services')).body.services[0]!;
  // Within its last day, so that no page names the day after it.
  const [item] = await kinds(call);
  expect(dateInSaoPaulo(new Date(item!.until!))).toBe(dueOn);
  await ask();
  expect(await kinds(call)).toMatchObject([{ count: 2, address: '/credits' }]);
  const colleague = await buildColleague(product, workspaceId, ['trackTasks']);
  expect(await kinds(colleague.call)).toEqual([]);
  await buildTopUp(product.database, { workspaceId, cents: 2_000_00, at: new Date() });
  await pay(orderId, 'credits');
  expect(await kinds(call)).toMatchObject([{ count: 1 }]);
});

test('CHK-04 the wallet is no way to pay while the company owes after a chargeback', async () => {
  const { ask, read, pay, workspaceId } = await startServiceWorld();
  const cause = { kind: 'order', id: newId() } as const;
  const owe = (cents: number) =>
    product.database.transaction((transaction) =>
      postTransaction(
        transaction,
        {
          ...{ key: `test:${newId()}`, type: 'chargeback', currency: 'BRL', actorId: null, cause },
          lines: [
            { account: { kind: 'debt', workspaceId }, cents: -cents },
            { account: { kind: 'clearing' }, cents },
          ],
        },
        new Date(),
      ),
    );
  await buildTopUp(product.database, { workspaceId, cents: 900_00, at: new Date() });
  const orderId = await ask();
  const ways = async () => (await read(orderId)).abilities.pay;
  expect(await ways()).toEqual(['pix', 'boleto', 'card', 'credits']);
  await owe(1);
  expect(await ways()).toEqual(['pix', 'boleto', 'card']);
  expect(codeOf(await pay(orderId, 'credits'))).toEqual([409, 'wallet.inDebt']);
  await owe(-1);
  expect(await ways()).toContain('credits');
});
