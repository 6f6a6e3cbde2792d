import { eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { posted } from '#application/testing/project-world.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { PLAN_TERMS_VERSION } from '#checkout/rules/plan-catalogue.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { beginAt } from '#platform/testing/moved-date.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { billPlansJob } from './bill-plans.ts';

// Its months are whole ones: a plan that began on the last day of a month would owe other sums.
beginAt('2026-05-13T10:00:00-03:00');

test('MON-01 MON-06 CHK-03 from the first plan to a closed account: every cent is explained, and the proof finds nothing', async () => {
  const world = await startPayWorld();
  onTestFinished(() => world.product.close());
  const { product, workspaceId, owner, admin, second } = world;
  const { database } = product;
  await database
    .update(workspaces)
    .set({ legalCompany: { ...someLegalCompany, version: 1 } })
    .where(eq(workspaces.id, workspaceId));
  const act = (orderId: string, action: 'pay' | 'settle') =>
    owner.call('POST /orders/{orderId}/sandboxAction', { params: { orderId }, body: { action } });
  const payWith = (orderId: string, method: 'pix' | 'credits') =>
    owner.call('POST /orders/{orderId}/payment', { params: { orderId }, body: { method } });
  const wallet = async () => (await owner.call('GET /wallet')).body.wallets[0]!;
  const openOrder = async () => (await owner.call('GET /subscriptions')).body.subscriptions[0]!.openOrder!;

  // A plan by Pix, and credits by boleto, which are no money before they have arrived.
  const chosen = { planId: 'ats-standard', monthlyCents: 390_00, termsVersion: PLAN_TERMS_VERSION } as const;
  const { subscriptionId, serviceOrderId } = (await owner.call('POST /subscriptions', { body: chosen })).body;
  await payWith(serviceOrderId, 'pix');
  await act(serviceOrderId, 'pay');
  const topUp = (await owner.call('POST /orders', { body: { method: 'boleto', cents: 20_000_00 } })).body.orderId;
  await act(topUp, 'pay');
  expect(await wallet()).toMatchObject({ totalCents: 0, futureCents: 20_000_00 });
  await act(topUp, 'settle');
  expect(await wallet()).toMatchObject({ totalCents: 20_000_00, futureCents: 0 });

  // Twelve approved hours, credits for fifteen, and a run that a second administrator lets pass.
  const { projectId, hireId, professional } = await world.work({
    ...{ gross: 1_000_00, net: 900_00, minutes: [480, 240], creditedMinutes: 0 },
    pixKey: 'ana@nokey.ponte.invalid',
  });
  await owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: 900 }] } });
  const { runId } = (await world.freeze()).body;
  await world.decideOpen('approve');
  await world.advance();
  await world.advance();
  const [failed] = (await world.run(runId)).payments;
  expect(failed).toMatchObject({ state: 'failed', cents: 10_800_00 });
  await world.giveKey(professional.id, 'ana@pix.example');
  await world.sendAgain(failed!.paymentId);
  await world.advance();
  expect((await professional.call('GET /ownPayments')).body).toMatchObject({
    paidCents: 10_800_00,
    payments: [{ state: 'paid', cents: 10_800_00 }],
  });

  // Five vacancies in a month of three, which has passed.
  await database
    .update(positions)
    .set({ publishedAt: sql`${new Date().toISOString()}::timestamptz - interval '90 days'` });
  const vacancies = [];
  for (let index = 0; index < 5; index += 1) vacancies.push(await posted(owner.call));
  const today = dateInSaoPaulo(new Date());
  await database
    .update(positions)
    .set({ publishedAt: sql`${new Date().toISOString()}::timestamptz - interval '10 days'` })
    .where(inArray(positions.projectId, vacancies));
  await database
    .update(subscriptions)
    .set({ startedOn: addMonths(today, -1), billedUntil: today })
    .where(eq(subscriptions.id, subscriptionId));
  await product.runJob(billPlansJob);
  expect((await openOrder()).cents).toBe(390_00 + 2 * 90_00);
  await payWith((await openOrder()).serviceOrderId, 'credits');

  // Ended early, with a fine; its last day is brought forward.
  const params = { subscriptionId };
  const { fineCents } = (await owner.call('GET /subscriptions/{subscriptionId}/termination', { params })).body;
  expect(fineCents).toBeGreaterThan(0);
  await owner.call('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } });
  await payWith((await openOrder()).serviceOrderId, 'credits');
  await database
    .update(subscriptions)
    .set({ endsOn: today, billedUntil: today })
    .where(eq(subscriptions.id, subscriptionId));
  await product.runJob(billPlansJob);
  // The usage of its last days is owed: until it is paid, the space stays open.
  expect((await openOrder()).cents).toBe(2 * 90_00);
  await payWith((await openOrder()).serviceOrderId, 'credits');

  // What is left of the project goes back to the wallet, and from there to the company by two administrators.
  await owner.call('POST /allocations/returns', { body: { projectId, cents: 3_000_00 } });
  const left = await wallet();
  expect(left).toMatchObject({ allocatedCents: 0, availableCents: 20_000_00 - 12_000_00 - 750_00 - fineCents });
  const refund = { workspaceId, orderId: null, currency: 'BRL', cents: left.availableCents } as const;
  const asked = { ...refund, reason: 'A empresa encerra a conta', closesAccount: true };
  const { refundId } = (await admin.call('POST /refunds', { body: asked })).body;
  await second.call('POST /refunds/{refundId}/done', { params: { refundId } });

  const all = { view: 'statement', currency: 'BRL' } as const;
  const { lines } = (await owner.call('GET /wallet/lines', { query: all })).body;
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  const payments = (await owner.call('GET /wallet/lines', { query: { ...all, view: 'payments' } })).body.lines;
  expect(payments.map(({ type }) => type)).toEqual([
    ...['accountClosure', 'creditConsumption', 'creditConsumption', 'creditConsumption', 'creditConsumption'],
    ...['topUp', 'creditConsumption', 'topUp'],
  ]);
  const proof = (await admin.call('POST /ledgerProofs')).body;
  expect(proof).toMatchObject({ differences: [] });
  // An administrator has ended the work before.
  await database.update(projects).set({ status: 'finished' }).where(eq(projects.id, projectId));
  const { company } = (await owner.call('GET /wallet')).body;
  const closed = await owner.call.raw('POST /workspace/close', { body: { company } });
  expect([closed.status, closed.body.error?.code]).toEqual([200, undefined]);
});
