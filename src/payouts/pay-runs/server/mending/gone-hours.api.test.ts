import { like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';

const world = await startPayWorld();
const { ask, decideOpen, owed } = world;
afterAll(() => world.product.close());

const personOf = async (memberId: string) =>
  (await world.preview()).people.find((person) => person.memberId === memberId)!;

/** Covered hours that were in no run when the account was deleted. */
async function leaveUnpaid(work: Parameters<typeof world.work>[0] = {}) {
  const done = await world.work(work);
  const { email, call, id } = done.professional;
  const { status } = await call.raw('POST /ownData/deletion', { body: { email, password: DEMO_PASSWORD } });
  expect(status).toBe(200);
  return { ...done, memberId: id };
}

/** The only payment of a run to a deleted account, as it stands. */
async function paymentOf(runId: string, memberId: string) {
  return (await world.run(runId)).payments.find((payment) => payment.memberId === memberId)!;
}

/** What administrators are told to pay outside. */
const listToPayOutside = async () =>
  (await world.admin.call('GET /waiting')).body.items
    .filter(({ kind }) => kind === 'payouts.paymentsOutside')
    .map(({ count, address }) => [count, address]);

async function expectPaidByHand(runId: string, memberId: string) {
  const { paymentId } = await paymentOf(runId, memberId);
  expect((await ask(paymentId, 'byHand')).body).toEqual({ asked: true });
  expect(await listToPayOutside()).toEqual([]);
  expect(codeOf(await decideOpen('approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  await decideOpen('approve');
  expect(await paymentOf(runId, memberId)).toMatchObject({ state: 'paidByHand', key: '' });
  expect((await world.run(runId)).run).toMatchObject({ state: 'done', brokenCount: 0 });
  expect([await owed(memberId), await world.differences()]).toEqual([0, []]);
}

test('MON-05 ACC-17 hours of a deleted account are paid outside by two, while the others of the run are paid by Pix', async () => {
  const { memberId, entryIds, stateOf } = await leaveUnpaid();
  expect(await personOf(memberId)).toMatchObject({
    ...{ isGone: true, name: '', netCents: 85_00, netToTaxCents: 0, hires: [{ hold: null }] },
  });
  const other = await world.work({ pixKey: 'bia@pix.example' });
  const { runId } = (await world.freeze()).body;
  await world.advance();
  await world.advance();
  const waiting = await paymentOf(runId, memberId);
  expect(waiting).toMatchObject({ state: 'waiting', attempt: 0, isGone: true, key: '', cents: 85_00 });
  expect(await paymentOf(runId, other.professional.id)).toMatchObject({ state: 'paid' });
  expect((await world.run(runId)).run).toMatchObject({ state: 'running', netCents: 170_00, paidCents: 85_00 });
  const { database } = world.product;
  expect(await database.$count(sandboxPayouts, like(sandboxPayouts.requestKey, `${waiting.paymentId}:%`))).toBe(0);
  expect([await owed(memberId), await world.differences()]).toEqual([85_00, []]);
  await expectPaidByHand(runId, memberId);
  expect(await stateOf(entryIds[0]!)).toBe('paid');
  expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);
});

test('MON-05 ACC-17 taxes are typed for a deleted account without a company before it is paid outside', async () => {
  const { memberId } = await leaveUnpaid({ companyTaxId: '' });
  expect(await personOf(memberId)).toMatchObject({ netToTaxCents: 85_00, hires: [{ hold: 'noCompany' }] });
  const taxes = { netCents: 85_00, inssCents: 9_35, irrfCents: 1_00, issCents: 4_25 };
  await world.admin.call('PUT /withheldTaxes/{memberId}', { params: { memberId }, body: taxes });
  expect(await personOf(memberId)).toMatchObject({ netCents: 85_00, hires: [{ hold: null }] });
  const runId = await world.startRun();
  await world.advance();
  expect(await paymentOf(runId, memberId)).toMatchObject({ state: 'waiting', cents: 70_40, taxCents: 14_60 });
  await expectPaidByHand(runId, memberId);
});

test('MON-05 ACC-17 hours of a deleted account count for the limit of a day, and are paid outside once the run is approved', async () => {
  const { memberId } = await leaveUnpaid({ gross: 20_000_00, net: 15_000_00 });
  expect((await world.preview()).approval).toEqual(['limit']);
  const { runId } = (await world.freeze()).body;
  const { paymentId } = await paymentOf(runId, memberId);
  const expectNotDue = async () => {
    expect(codeOf(await ask(paymentId, 'byHand'))).toEqual([409, 'payouts.paymentNotDue']);
    expect(await paymentOf(runId, memberId)).toMatchObject({ state: 'waiting', isCredited: false });
    expect(await listToPayOutside()).toEqual([]);
  };
  await expectNotDue();
  await decideOpen('approve');
  // Approved, and its hours are not debited yet.
  await expectNotDue();
  await world.advance();
  expect(await paymentOf(runId, memberId)).toMatchObject({ state: 'waiting', isCredited: true });
  expect(await listToPayOutside()).toEqual([[1, `/cms-pay-runs/${runId}`]]);
  await expectPaidByHand(runId, memberId);
});

test('MON-05 ACC-17 what a bank sent back of hours of a deleted account is paid outside again, never by Pix', async () => {
  const { memberId } = await leaveUnpaid();
  const runId = await world.startRun();
  await world.advance();
  await expectPaidByHand(runId, memberId);
  const { paymentId } = await paymentOf(runId, memberId);
  await ask(paymentId, 'returned');
  await decideOpen('approve');
  expect(codeOf(await ask(paymentId, 'retry'))).toEqual([409, 'payouts.accountGone']);
  expect(await owed(memberId)).toBe(85_00);
  expect(await paymentOf(runId, memberId)).toMatchObject({ state: 'returned', isCredited: true });
  await expectPaidByHand(runId, memberId);
});
