import { and, arrayContains, eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { takeStepWithin } from '#payouts/pay-runs/server/settle-payment.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';

const world = await startPayWorld();
const { ask, decideOpen, giveKey } = world;
afterAll(() => world.product.close());

/** Work that the bank refuses to pay, so that two administrators pay it by hand. */
async function paidByHand() {
  const { professional, payment, runId, read } = await world.paid('ana@closed.ponte.invalid');
  const { paymentId } = payment;
  await ask(paymentId, 'byHand');
  await decideOpen('approve');
  const owed = () => world.owed(professional.id);
  return { professional, paymentId, read, owed, runOf: async () => (await world.run(runId)).run };
}

test('MON-05 what was paid by hand and sent back takes two to say, is owed again, and is paid once more, by hand or by Pix', async () => {
  const { professional, paymentId, read, owed, runOf } = await paidByHand();
  expect([(await read()).state, await owed()]).toEqual(['paidByHand', 0]);
  const { name } = await read();
  expect((await ask(paymentId, 'returned')).body).toEqual({ asked: true });
  expect(codeOf(await ask(paymentId, 'returned'))).toEqual([409, 'second-approvals.alreadyAsked']);
  expect(await read()).toMatchObject({ state: 'paidByHand', isAsked: true });
  const request = (await world.openApproval())!;
  // Whoever decides reads who gets how much.
  expect(request.title).toContain('85.00');
  expect(request.title).toContain(`(${name})`);
  expect(codeOf(await world.decide(request.approvalId, 'approve', world.admin))).toEqual([
    409,
    'second-approvals.ownRequest',
  ]);
  await decideOpen('approve');
  expect(await read()).toMatchObject({ state: 'returned', reason: 'returnedByBank', isAsked: false });
  expect(await runOf()).toMatchObject({ brokenCount: 1, paidCents: 0 });
  expect(await owed()).toBe(85_00);
  const mail = await world.newestMail(professional.email);
  expect(mail).toMatchObject({ subject: expect.stringContaining('Seu banco devolveu') });
  expect(mail.text).toMatch(/Pagamos R\$\s85,00 a você manualmente, mas o banco devolveu/);
  expect(mail.text).not.toContain('O banco devolveu o dinheiro');
  expect(await world.differences()).toEqual([]);

  await ask(paymentId, 'byHand');
  await decideOpen('approve');
  expect([(await read()).state, await owed()]).toEqual(['paidByHand', 0]);
  await ask(paymentId, 'returned');
  await decideOpen('approve');
  // Nobody asks a provider for it before an administrator does, also where somebody looks.
  await world.product.database
    .update(payments)
    .set({ lookAt: new Date(0) })
    .where(eq(payments.id, paymentId));
  const sent = await world.product.database.$count(sandboxPayouts);
  await world.advance();
  expect([await owed(), await world.product.database.$count(sandboxPayouts)]).toEqual([85_00, sent]);
  await giveKey(professional.id, 'ana@pix.example');
  expect((await ask(paymentId, 'retry')).body).toEqual({ asked: false });
  await world.advance();
  expect([(await read()).state, await owed()]).toEqual(['paid', 0]);
  expect(codeOf(await ask(paymentId, 'returned'))).toEqual([409, 'payouts.notPaidByHand']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 what a second administrator is asked is recorded by its own name: by hand, returned, to a changed key', async () => {
  const { database } = world.product;
  const { professional, paymentId } = await paidByHand();
  await ask(paymentId, 'returned');
  await decideOpen('approve');
  await giveKey(professional.id, 'ana@pix.example', new Date().toISOString());
  expect((await ask(paymentId, 'retry')).body).toEqual({ asked: true });
  const recorded = await database
    .select({ name: happenings.name })
    .from(happenings)
    .where(and(arrayContains(happenings.about, [paymentId]), like(happenings.name, '%Asked')))
    .orderBy(happenings.id);
  const names = ['payouts.handPaymentAsked', 'payouts.handReturnAsked', 'payouts.retryAsked'];
  expect(recorded.map(({ name }) => name)).toEqual(names);
  await decideOpen('refuse');
});

test('MON-05 of many who say at once that it came back one is heard, and a refusal leaves it paid', async () => {
  const { paymentId, read, owed } = await paidByHand();
  // A provider that says late that an attempt of its own came back says nothing of this.
  const late = { paymentId, attempt: 1, step: 'return', reason: null, actorId: null, now: new Date() } as const;
  expect(await world.product.database.transaction((transaction) => takeStepWithin(transaction, late))).toBe(false);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(paymentId, 'returned')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  await decideOpen('refuse');
  expect([(await read()).state, await owed()]).toEqual(['paidByHand', 0]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 dollars that came back are paid by hand again, never sent by Pix', async () => {
  const { database } = world.product;
  const { hireId, professional } = await world.work({ currency: 'USD', pixKey: '', companyTaxId: '' });
  await buildTopUp(database, { workspaceId: world.workspaceId, cents: 100_00, at: new Date(), currency: 'USD' });
  const runId = await world.payAbroad(hireId);
  const read = async () => (await world.run(runId)).payments[0]!;
  const { paymentId } = await read();
  const owed = () => readBalanceOf(database, { kind: 'professional', memberId: professional.id }, 'USD');
  await ask(paymentId, 'returned');
  expect((await world.openApproval())!.title).toMatch(/US\$\s?85|\$85/);
  await decideOpen('approve');
  expect([(await read()).state, await owed()]).toEqual(['returned', 85_00]);
  await giveKey(professional.id, 'ana@pix.example');
  expect(codeOf(await ask(paymentId, 'retry'))).toEqual([409, 'payouts.paymentAbroad']);
  await ask(paymentId, 'byHand');
  await decideOpen('approve');
  expect([(await read()).state, await owed()]).toEqual(['paidByHand', 0]);
});

test('MON-05 ACC-17 mails to administrators that name who is paid go with the account of that person', async () => {
  const { database } = world.product;
  const { professional, paymentId } = await paidByHand();
  const name = 'Zuleica Prado';
  await database.update(users).set({ name }).where(eq(users.id, professional.id));
  await ask(paymentId, 'returned');
  await decideOpen('refuse');
  // Their bodies are encrypted, so each is decrypted and searched.
  const naming = async () =>
    (await database.select().from(mailOutbox)).filter(
      ({ happening, subject }) => happening?.startsWith('second-approvals.') && subject.includes(name),
    );
  expect((await naming()).length).toBeGreaterThanOrEqual(2);
  const body = { email: professional.email, password: DEMO_PASSWORD };
  expect((await professional.call.raw('POST /ownData/deletion', { body })).status).toBe(200);
  expect(await naming()).toEqual([]);
});
