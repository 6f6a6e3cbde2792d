import { getPixPayloadInfo, isValidBoleto, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#application/testing/project-world.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { buildServiceOrder } from '#checkout/builders.ts';
import type { SandboxAction } from '#checkout/orders/rules/order-states.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { actInSandbox } from './provider/sandbox-provider.ts';
import { sandboxPayments } from './tables.ts';
import { settleOrdersJob } from './settle-job.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

test('CHK-02 MON-04 credits by Pix: a valid code with the amount and a picture, and credits as soon as it is paid', async () => {
  const { order, read, act, balance, postings, subjects } = await startOrderWorld(product);
  const orderId = await order('pix', 1_234_56);
  const open = await read(orderId);
  expect(open).toMatchObject({ state: 'open', method: 'pix', cents: 1_234_56, isSandbox: true, boleto: null });
  expect(isValidPixPayload(open.pix!.code)).toBe(true);
  expect(getPixPayloadInfo(open.pix!.code)).toMatchObject({ amount: 1234.56 });
  expect(open.pix!.picture).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(Date.parse(open.expiresAt) - Date.parse(open.createdAt)).toBe(30 * 60_000);
  expect(await balance()).toBe(0);
  const { status, body } = await act(orderId, 'pay');
  expect([status, body.state, body.pix, body.abilities]).toEqual([
    200,
    'paid',
    null,
    { cancel: false, downloadBoleto: false, act: [], pay: [] },
  ]);
  expect([await balance(), await postings(orderId)]).toEqual([1_234_56, 1]);
  expect((await subjects())[0]).toMatch(/1\.234,56/);
  expect((await act(orderId, 'pay')).status).toBe(409);
});

test('CHK-02 credits by boleto: a valid line, a PDF, and credits only when the money has arrived', async () => {
  const { call, token, order, read, act, stateOf, balance, subjects } = await startOrderWorld(product);
  const orderId = await order('boleto', 980_00);
  const { boleto, pix } = await read(orderId);
  expect([isValidBoleto(boleto!.line), pix]).toEqual([true, null]);
  expect(boleto!.line).toMatch(/0000098000$/);
  const paper = await call.raw('GET /orders/{orderId}/boleto', { params: { orderId } });
  expect([paper.status, paper.headers.get('content-type'), paper.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await act(orderId, 'pay')).body).toMatchObject({ state: 'processing', boleto: null });
  expect([await balance(), (await subjects()).length]).toEqual([0, 1]);
  const { abilities } = await read(orderId);
  const kept = await fetch(`${product.url}/api/orders/${orderId}/boleto`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  expect([abilities.downloadBoleto, kept.status]).toEqual([true, 200]);
  expect(readPdf(Buffer.from(await kept.arrayBuffer())).flat()).toContain('Paid. Keep this for your records.');
  product.clock.advance({ days: 7 });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(orderId), await balance(), (await subjects()).length]).toEqual(['paid', 980_00, 2]);
});

test('CHK-02 a boleto needs a company with a CNPJ, and amounts stay within what the method takes', async () => {
  const { call } = await buildCompany(product);
  const ask = async (body: { cents: number; method: 'pix' | 'boleto' }) => {
    const answer = await call.raw('POST /orders', { body });
    return [answer.status, answer.body.error?.code];
  };
  expect((await call('GET /orders')).body).toMatchObject({
    orders: [],
    methods: ['pix', 'boleto', 'card'],
  });
  expect(await ask({ cents: 100_00, method: 'boleto' })).toEqual([409, 'checkout.companyMissing']);
  expect(await ask({ cents: 4_99, method: 'pix' })).toEqual([422, 'checkout.amountTooSmall']);
  expect(await ask({ cents: 100_000_01, method: 'pix' })).toEqual([422, 'checkout.amountTooLarge']);
  for (const cents of [-1, 0.5, 2 ** 53, Number.NaN])
    expect((await call.raw('POST /orders', { body: { cents, method: 'pix' } })).status).toBe(422);
});

test('CHK-04 however often and however at once it is asked about, a payment is credited and told once', async () => {
  const { call, order, act, balance, postings, read, subjects } = await startOrderWorld(product);
  const orderId = await order('boleto');
  await act(orderId, 'pay');
  await happenAtTheBank(orderId, 'settle');
  // All of them have heard of the money before the first may write.
  const writer = await product.connection.pool.connect();
  await writer.query('begin');
  await writer.query('select from orders where id = $1 for update', [orderId]);
  const looks = Array.from({ length: 40 }, () => call('POST /orders/{orderId}/look', { params: { orderId } }));
  const jobs = [product.runJob(settleOrdersJob), product.runJob(settleOrdersJob)];
  await new Promise((resolve) => setTimeout(resolve, 300));
  await writer.query('commit');
  writer.release();
  await Promise.all([...looks, ...jobs]);
  expect([(await read(orderId)).state, await balance(), await postings(orderId)]).toEqual(['paid', 250_00, 1]);
  // That it is on its way, and that it arrived: each told once.
  expect(await subjects()).toHaveLength(2);
});

test('CHK-04 an order ends by itself when nobody paid, and can be begun anew', async () => {
  const { order, stateOf, subjects } = await startOrderWorld(product);
  const [pix, boleto] = [await order('pix'), await order('boleto')];
  product.clock.advance({ minutes: 31 });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(pix), await stateOf(boleto)]).toEqual(['expired', 'open']);
  expect(await stateOf(await order('pix'))).toBe('open');
  product.clock.advance({ days: 8 });
  await product.runJob(settleOrdersJob);
  expect(await stateOf(boleto)).toBe('expired');
  // A Pix code ends on the page that shows it.
  expect(await subjects()).toHaveLength(1);
});

test('CHK-04 what is paid although the order was canceled is credited and told', async () => {
  const { call, order, stateOf, balance, subjects } = await startOrderWorld(product);
  const orderId = await order('pix');
  const payment = await happenAtTheBank(orderId, 'pay');
  expect((await call('POST /orders/{orderId}/cancel', { params: { orderId } })).body.state).toBe('canceled');
  expect((await call('POST /orders/{orderId}/cancel', { params: { orderId } })).status).toBe(409);
  expect([payment, await balance()]).toEqual([true, 0]);
  product.clock.advance({ hours: 7 });
  await product.runJob(settleOrdersJob);
  expect([await stateOf(orderId), await balance(), (await subjects()).length]).toEqual(['paid', 250_00, 1]);
});

/** What happens at the provider, of which the order has not heard. */
async function happenAtTheBank(orderId: string, action: SandboxAction): Promise<boolean> {
  const [payment] = await product.database.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  const around = { database: product.database, now: new Date(), holidays: new Set<string>() };
  return actInSandbox(around, payment!.id, action);
}

test('CHK-04 ten orders of a space wait for payment at most, also when many are placed at once', async () => {
  const { call } = await startOrderWorld(product);
  const placed = await Promise.all(
    Array.from({ length: 16 }, () => call.raw('POST /orders', { body: { cents: 100_00, method: 'pix' } })),
  );
  expect(placed.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), ...Array(6).fill(409)]);
});

test('CHK-04 where the provider fails, the order stands without a code, and gets it as soon as the provider answers', async () => {
  const { call, order, read } = await startOrderWorld(product);
  const cents = 777_77;
  const { database } = product;
  await database.execute(sql`
    create function refuse_payment() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`);
  await database.execute(sql`
    create trigger refuse_payment before insert on sandbox_payments for each row when (new.cents = 77777) execute function refuse_payment()`);
  const orderId = await order('pix', cents);
  expect(await read(orderId)).toMatchObject({ state: 'open', pix: null, abilities: { cancel: true, act: [] } });
  const look = () => call.raw('POST /orders/{orderId}/look', { params: { orderId } });
  const away = await look();
  expect([away.status, away.body.error.code]).toEqual([503, 'platform.unavailable']);
  await product.runJob(settleOrdersJob);
  await database.execute(sql`drop function refuse_payment cascade`);
  expect((await look()).body.pix?.code).toContain('5406777.77');
  expect((await read(orderId)).abilities.act).toEqual(['pay', 'fail']);
});

test('MON-02 a space is not closed while a payment is on its way, nor once the money has arrived', async () => {
  const { call, order, act, read } = await startOrderWorld(product);
  const close = () => call.raw('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  const [open, paid] = [await order('pix'), await order('boleto')];
  await act(paid, 'pay');
  const refused = await close();
  expect([refused.status, refused.body.error.code]).toEqual([409, 'checkout.paymentUnderway']);
  expect((await read(open)).state).toBe('open');
  await act(paid, 'settle');
  // What arrived is the company's, so it still is not empty.
  expect((await close()).body.error.code).toBe('wallet.balanceLeft');
});

test('MON-02 open orders end with their space', async () => {
  const { call, order, stateOf } = await startOrderWorld(product);
  const orderId = await order('pix');
  expect((await call('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);
  expect(await stateOf(orderId)).toBe('canceled');
});

test('MON-04 orders are read newest first, page by page, by nobody of another company', async () => {
  const { call, order, act } = await startOrderWorld(product);
  const ids: string[] = [];
  for (let index = 0; index < 23; index += 1) {
    const orderId = await order('pix', 100_00 + index);
    ids.unshift(orderId);
    await act(orderId, 'pay');
  }
  const first = (await call('GET /orders')).body;
  const second = (await call('GET /orders', { query: { cursor: first.next! } })).body;
  expect([...first.orders, ...second.orders].map(({ orderId }) => orderId)).toEqual(ids);
  expect([first.orders.length, second.next]).toEqual([20, null]);
  const { call: foreign } = await buildCompany(product);
  expect((await foreign('GET /orders/{orderId}', { params: { orderId: ids[0]! } })).status).toBe(404);
});

test('ADM-03 a company reads what it was asked to pay for services page by page, newest first', async () => {
  const { call, workspaceId, id: createdBy } = await startOrderWorld(product);
  const ids: string[] = [];
  for (let index = 0; index < 33; index += 1)
    ids.unshift(
      await product.database.transaction((transaction) =>
        buildServiceOrder(transaction, { workspaceId, createdBy, cents: 10_000, description: `Triagem ${index}` }),
      ),
    );
  const { services, next } = (await call('GET /orders/services')).body;
  const older = (await call('GET /orders/services', { query: { cursor: next! } })).body;
  expect([...services, ...older.services].map(({ serviceOrderId }) => serviceOrderId)).toEqual(ids);
  expect([services.length, older.next]).toEqual([30, null]);
  const { call: foreign } = await buildCompany(product);
  expect((await foreign('GET /orders/services')).body.services).toEqual([]);
  const wrong = await call.raw('GET /orders/services', { query: { cursor: 'elsewhere' } });
  expect([wrong.status, wrong.body.error.code]).toEqual([422, 'platform.invalid']);
});

test('CHK-04 where payments are off, nothing can be ordered', async () => {
  const off = await startTestProduct({ PAYMENT_PROVIDER: 'off' });
  try {
    const { call } = await buildCompany(off);
    expect((await call('GET /orders')).body.methods).toEqual([]);
    const refused = await call.raw('POST /orders', { body: { cents: 100_00, method: 'pix' } });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'checkout.paymentsOff']);
  } finally {
    await off.close();
  }
});
