import { and, desc, eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildServiceOrder } from '#checkout/builders.ts';
import { remindServiceOrdersJob } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';

const product = await shareTestProduct();
afterAll(() => product.close());

/** A company that was asked for 390 reais, which were due some days ago. */
async function startLateOrder(days: number, own: TestProduct = product) {
  const world = await startOrderWorld(own);
  const { call, workspaceId, id: createdBy } = world;
  const { database } = own;
  const asked = { workspaceId, createdBy, cents: 390_00, description: 'Triagem' };
  const orderId = await buildServiceOrder(database, asked);
  const due = (late: number) =>
    database
      .update(serviceOrders)
      .set({ dueOn: addDays(dateInSaoPaulo(clock.now()), -late) })
      .where(eq(serviceOrders.id, orderId));
  await due(days);
  await buildTopUp(database, { workspaceId, cents: 1_000_00, at: clock.now() });
  const pay = (method: 'pix' | 'boleto' | 'credits') =>
    call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method } });
  const lines = async () =>
    (await call('GET /wallet/lines', { query: { view: 'statement', currency: 'BRL' } })).body.lines
      .map(({ type, cents }): [string, number] => [type, cents])
      .filter(([type]) => type !== 'credited');
  const differences = async () => {
    const found = await findDifferences({ database, settings: own.config, now: clock.now() });
    return found.filter((one) => one.workspaceId === workspaceId && one.kind !== 'unpaidCredit');
  };
  return { ...world, orderId, due, pay, lines, differences };
}

test('CHK-03 MON-01 what is paid late from the wallet costs 2 % once and 1 % a month, shown before by line and posted as a fine', async () => {
  const { orderId, read, pay, lines, balance, differences } = await startLateOrder(7);
  const items = [
    { kind: 'service', cents: 390_00 },
    { kind: 'lateFee', cents: 7_80 },
    { kind: 'interest', cents: 91 },
  ];
  const shown = await read(orderId);
  expect(shown).toMatchObject({
    cents: 398_71,
    service: { cents: 398_71, isOverdue: true, isChargeable: true, items },
  });
  await Promise.all([pay('credits'), pay('credits')]);
  expect(await read(orderId)).toMatchObject({ state: 'paid', cents: 398_71, service: { items, isChargeable: false } });
  expect(await lines()).toEqual([
    ['fine', -8_71],
    ['discounted', -390_00],
  ]);
  expect([await balance(), await differences()]).toEqual([1_000_00 - 398_71, []]);
});

test('CHK-03 CHK-02 a payment costs what it cost when it began, however late it arrives', async () => {
  const late = await startLateOrder(1);
  const begun = (await late.pay('pix')).body;
  expect(begun).toMatchObject({ cents: 397_93 });
  await late.due(40);
  expect((await late.read(late.orderId)).service).toMatchObject({ cents: 397_93 });
  await late.act(late.orderId, 'pay');
  expect((await late.read(late.orderId)).service).toMatchObject({ state: 'paid', cents: 397_93 });
  expect(await late.lines()).toEqual([
    ['fine', -7_93],
    ['discounted', -390_00],
  ]);
  expect([await late.balance(), await late.differences()]).toEqual([1_000_00, []]);

  const onTime = await startLateOrder(0);
  expect((await onTime.read(onTime.orderId)).service).toMatchObject({ cents: 390_00, isChargeable: true });
  await onTime.pay('boleto');
  await onTime.act(onTime.orderId, 'pay');
  await onTime.due(3);
  await onTime.act(onTime.orderId, 'settle');
  expect((await onTime.read(onTime.orderId)).service).toMatchObject({ state: 'paid', cents: 390_00 });
  expect(await onTime.lines()).toEqual([['discounted', -390_00]]);
  expect(await onTime.differences()).toEqual([]);
});

test('CHK-03 reminders say what paying late costs, before the due day and after it', async () => {
  const { email, due } = await startLateOrder(0);
  const reminder = async () => {
    await product.runJob(remindServiceOrdersJob);
    const isReminder = and(eq(mailOutbox.recipient, email), eq(mailOutbox.happening, 'checkout.serviceReminded'));
    const [mail] = await product.database
      .select({ text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(isReminder)
      .orderBy(desc(mailOutbox.id))
      .limit(1);
    return mail!.text.replaceAll('\u00a0', ' ');
  };
  expect(await reminder()).toContain('multa de 2% e juros de 1% ao mês');
  await due(7);
  expect(await reminder()).toContain('multa de 2% (R$ 7,80) e juros de 1% ao mês (R$ 0,91), são R$ 398,71');
});

test('CHK-03 where the operator charges nothing for paying late, nothing is shown or taken', async () => {
  const own = await startTestProduct({ LATE_CHARGES: '0' });
  onTestFinished(() => own.close());
  const { orderId, read, pay, lines, email } = await startLateOrder(30, own);
  expect((await read(orderId)).service).toMatchObject({ cents: 390_00, isOverdue: true, isChargeable: false });
  expect((await own.anonymous('GET /plans')).body.lateCharges).toBe(false);
  await own.runJob(remindServiceOrdersJob);
  const mails = await own.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mails.map(({ textBody }) => textBody.includes('multa'))).toEqual([false]);
  await pay('credits');
  expect(await lines()).toEqual([['discounted', -390_00]]);
});
