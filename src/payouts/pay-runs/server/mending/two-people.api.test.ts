import { and, desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDifference } from '#application/testing/money/differences.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { approvals } from '#second-approvals/server/tables.ts';

const world = await startPayWorld({ DAILY_LIMIT: '200' });
afterAll(() => world.product.close());

test('ADM-04 MON-05 a key that is swapped under an approval ends it, and nothing is paid', async () => {
  const { professional, payment, read } = await world.paid('ana@closed.ponte.invalid');
  await world.giveKey(professional.id, 'ana@pix.example', clock.now().toISOString());
  expect((await world.ask(payment.paymentId, 'retry')).body).toEqual({ asked: true });
  const { approvalId, people, reasons } = (await world.openApproval())!;
  expect([people.map(({ text }) => text), reasons]).toEqual([['R$85.00 · Pix an•••@pix.example'], ['changedKey']]);
  const [asked] = await world.product.database
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, world.second.email), eq(mailOutbox.happening, 'second-approvals.asked')))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(1);
  expect(asked!.textBody).toContain('an•••@pix.example');
  // It names the person, so it goes with the account.
  expect(asked!.about).toEqual([professional.id]);
  await world.giveKey(professional.id, 'eva@elsewhere.example', clock.now().toISOString());
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'second-approvals.contentChanged']);
  await world.advance();
  expect(await read()).toMatchObject({ state: 'failed', attempt: 1, isAsked: false });
  const [request] = await world.product.database.select().from(approvals).where(eq(approvals.id, approvalId));
  expect(request).toMatchObject({ state: 'lapsed', decidedBy: null });
  expect(await world.newestMail(world.admin.email)).toMatchObject({ happening: 'second-approvals.lapsed' });
});

test('ADM-04 MON-05 payments that are sent again count for the one limit of a day, and at once as well', async () => {
  await world.later({ days: 10 });
  const { payment } = await world.paid('ana@closed.ponte.invalid');
  const { paymentId } = payment;
  // R$ 85 left with the run, and as much leaves again: the third time would be above R$ 200.
  expect((await world.ask(paymentId, 'retry')).body).toEqual({ asked: false });
  await world.advance();
  expect((await world.ask(paymentId, 'retry')).body).toEqual({ asked: true });
  expect(await world.openApproval()).toMatchObject({ reasons: ['limit'] });
  await world.decideOpen('refuse');
  await world.later({ days: 1 });
  expect((await world.ask(paymentId, 'retry')).body).toEqual({ asked: false });
  await world.later({ days: 1 });
  await world.advance();
  const others = [];
  for (let count = 0; count < 3; count += 1) others.push(await world.paid(`ana${count}@closed.ponte.invalid`));
  await world.later({ days: 1 });
  const answers = await Promise.all(others.map((other) => world.ask(other.payment.paymentId, 'retry')));
  expect(answers.map(({ body }) => body.asked).toSorted()).toEqual([false, false, true]);
  await world.decideOpen('refuse');
});

test('ADM-04 MON-05 taxes of zero take two, and neither is whoever typed them', async () => {
  const third = await world.product.person({ role: 'admin' });
  await world.later({ days: 20 });
  const { professional } = await world.work({ companyTaxId: '' });
  await buildPrivateRecord(world.product.database, professional.id, 'bankDetails', {
    ...{ pixKeyKind: 'email', pixKey: 'ana@pix.example' },
  });
  const body = { netCents: 85_00, inssCents: 0, irrfCents: 0, issCents: 0 };
  await world.second.call('PUT /withheldTaxes/{memberId}', { params: { memberId: professional.id }, body });
  expect((await world.preview()).approval).toEqual(['typedTaxes']);
  const { runId } = (await world.freeze()).body;
  expect((await world.run(runId)).run).toMatchObject({ state: 'asked', neededApproval: ['typedTaxes'] });
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'second-approvals.ownRequest']);
  expect((await world.decide(approvalId, 'approve', third)).status).toBe(200);
});

test('ADM-04 MON-05 what only a file of the bank said takes two also after another provider pays', async () => {
  await world.later({ days: 1 });
  const { payment } = await world.paid('ana@closed.ponte.invalid');
  const { paymentId } = payment;
  await world.product.database.update(payments).set({ provider: 'cnab' }).where(eq(payments.id, paymentId));
  expect((await world.ask(paymentId, 'retry')).body).toEqual({ asked: true });
  expect(await world.openApproval()).toMatchObject({ reasons: ['bankFile'] });
  await world.decideOpen('refuse');
});

test('ADM-04 MON-05 nothing is paid by hand while a proof says that the provider may have paid it', async () => {
  const { payment, professional, read } = await world.paid('ana@closed.ponte.invalid');
  const { paymentId } = payment;
  const { database } = world.product;
  await world.ask(paymentId, 'byHand');
  await openDifference(database, { scope: 'person', memberId: professional.id });
  expect(codeOf(await world.decideOpen('approve'))).toEqual([409, 'payouts.paymentBlocked']);
  await world.decideOpen('refuse');
  expect(codeOf(await world.ask(paymentId, 'byHand'))).toEqual([409, 'payouts.paymentBlocked']);
  await world.differences();
  expect((await world.ask(paymentId, 'byHand')).status).toBe(200);
  await world.decideOpen('approve');
  expect(await read()).toMatchObject({ state: 'paidByHand' });
});
