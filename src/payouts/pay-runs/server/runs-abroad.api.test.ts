import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { newId } from '#platform/db/columns.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { yearNow } from '#application/testing/steps/year-now.ts';
import { hirePrices, projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { coveredHours } from '#wallet/hours/server/tables.ts';
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const available = () =>
  readBalanceOf(world.product.database, { kind: 'available', workspaceId: world.workspaceId }, 'USD');
const reserved = () =>
  readBalanceOf(world.product.database, { kind: 'reserved', workspaceId: world.workspaceId }, 'USD');
const topUp = (cents: number) =>
  buildTopUp(world.product.database, { workspaceId: world.workspaceId, cents, at: new Date(), currency: 'USD' });

/** Hours agreed at US$ 100.00 gross and 85.00 net, and what administrators see and do about them. */
async function workAbroad(minutes: readonly number[] = [60]) {
  const work = await world.work({ currency: 'USD', minutes, pixKey: '', companyTaxId: '' });
  const { hireId, professional } = work;
  const total = minutes.reduce((sum, length) => sum + length, 0);
  const due = { grossCents: (total * 100_00) / 60, netCents: (total * 85_00) / 60 };
  const held = async () =>
    (await world.preview()).people
      .find(({ memberId }) => memberId === professional.id)
      ?.hires.find((hire) => hire.hireId === hireId);
  const ask = (who: Person = world.admin, seen = due) => who.call.raw('POST /payRuns', { body: { hireId, ...seen } });
  const paid = () =>
    world.product.database
      .select()
      .from(payments)
      .where(and(eq(payments.memberId, professional.id), eq(payments.state, 'paidByHand')));
  const setBlocked = (paymentBlockedAt: Date | null) =>
    world.product.database
      .update(projectProfessionals)
      .set({ paymentBlockedAt })
      .where(eq(projectProfessionals.id, hireId));
  return { ...work, due, held, ask, paid, setBlocked };
}

test('MON-05 hours agreed in dollars are paid by hand by two: debit, credit, fee, payment, hours, statement, mail', async () => {
  const { professional, entryIds, projectId, held, ask, stateOf } = await workAbroad([90, 15, 15, 30]);
  expect(await held()).toMatchObject({
    ...{ hold: 'foreignCurrency', currency: 'USD', minutes: 150, grossCents: 250_00, netCents: 212_50 },
  });
  const waiting = (await professional.call('GET /ownPayments')).body;
  expect(waiting).toMatchObject({
    payableCents: 0,
    hires: [{ hold: 'foreignCurrency', currency: 'USD', payableCents: 212_50, uncoveredMinutes: 0 }],
    otherCurrencies: [{ currency: 'USD', payableCents: 212_50, paidCents: 0 }],
  });
  expect((await world.preview()).total.netCents).toBe(0);
  expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);
  await topUp(300_00);
  const before = { available: await available(), reserved: await reserved() };
  const { status, body } = await ask();
  expect(status).toBe(201);
  // Set aside, and of no preview any more.
  expect([await available(), await reserved(), await held()]).toEqual([
    ...[before.available - 250_00, before.reserved + 250_00, undefined],
  ]);
  const { paymentId } = (await world.run(body.runId)).payments[0]!;
  // Before the company is debited nothing is due.
  expect(codeOf(await world.ask(paymentId, 'byHand'))).toEqual([409, 'payouts.paymentNotDue']);
  await world.advance();
  const debited = await world.run(body.runId);
  expect(debited.run).toMatchObject({ state: 'running', currency: 'USD', neededApproval: [], paidCents: 0 });
  const [payment] = debited.payments;
  expect(payment).toMatchObject({ state: 'waiting', isCredited: true, key: '' });
  const waits = (await world.admin.call('GET /waiting')).body.items;
  expect(waits.map(({ kind }) => kind)).toContain('payouts.paymentsOutside');
  await world.ask(paymentId, 'byHand');
  const { approvalId, title } = (await world.openApproval())!;
  expect(title).toContain('212');
  expect(title).toContain(`(${payment!.name})`);
  expect(codeOf(await world.decide(approvalId, 'approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  expect((await world.decide(approvalId, 'approve')).status).toBe(200);

  const { run, payments: list } = await world.run(body.runId);
  expect(run).toMatchObject({ state: 'done', grossCents: 250_00, netCents: 212_50, paidCents: 212_50 });
  expect(list).toMatchObject([{ state: 'paidByHand', cents: 212_50, key: '', attempt: 0 }]);
  for (const entryId of entryIds) expect(await stateOf(entryId)).toBe('paid');
  expect([await available(), await reserved()]).toEqual([before.available - 250_00, before.reserved]);
  const owed = { kind: 'professional', memberId: professional.id } as const;
  expect(await readBalanceOf(world.product.database, owed, 'USD')).toBe(0);
  const query = { view: 'statement', currency: 'USD', types: ['work', 'serviceFee'] } as const;
  const { lines } = (await world.owner.call('GET /wallet/lines', { query })).body;
  expect(
    lines
      .filter(({ project }) => project?.projectId === projectId)
      .map(({ type, cents, minutes }) => [type, cents, minutes]),
  ).toEqual(
    expect.arrayContaining([
      ['work', -212_50, 150],
      ['serviceFee', -37_50, null],
    ]),
  );
  const mail = await world.newestMail(professional.email);
  expect(mail.subject).toMatch(/US\$\s212,50/);
  expect(mail.text).toContain('manualmente');
  // Beside reais, never added to them: in the list, in the sums and on both papers.
  const own = (await professional.call('GET /ownPayments')).body;
  expect(own).toMatchObject({
    ...{ paidCents: 0, payableCents: 0, hires: [], years: [yearNow()] },
    otherCurrencies: [{ currency: 'USD', expectedCents: 0, payableCents: 0, inRunCents: 0, paidCents: 212_50 }],
    payments: [{ state: 'paidByHand', currency: 'USD', cents: 212_50, key: '', minutes: 150 }],
  });
  const headers = { authorization: `Bearer ${professional.token}`, 'accept-language': 'pt' };
  // Gross and net below the days; the line of the month, gross and net.
  for (const [path, times] of [
    [`${own.payments[0]!.paymentId}/statement`, 2],
    [`years/${own.years[0]!}`, 3],
  ] as const) {
    const paper = await fetch(`${world.product.url}/api/ownPayments/${path}`, { headers });
    const text = readPdf(Buffer.from(await paper.arrayBuffer())).flat();
    expect([text.filter((line) => /US\$\s?212,50$/.test(line)).length, text.join().includes('R$')]).toEqual([
      ...[times, false],
    ]);
  }
  // No provider is asked for it, by any turn of the job.
  await world.advance();
  expect((await world.run(body.runId)).payments[0]!.state).toBe('paidByHand');
  expect(await world.differences()).toEqual([]);
});

test('MON-05 the same dollars are debited and paid once, by however many at once', async () => {
  const { professional, ask, paid } = await workAbroad();
  await topUp(1_000_00);
  const before = await available();
  const asked = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(index % 2 ? world.second : world.admin)));
  const created = asked.filter(({ status }) => status === 201);
  expect(created).toHaveLength(1);
  for (const answer of asked.filter(({ status }) => status !== 201))
    expect(codeOf(answer)).toEqual([409, 'payouts.nothingToPay']);
  await Promise.all([world.advance(), world.advance()]);
  expect(before - (await available())).toBe(100_00);
  const { paymentId } = (await world.run(created[0]!.body.runId)).payments[0]!;
  const byHand = await Promise.all(Array.from({ length: 6 }, () => world.ask(paymentId, 'byHand')));
  expect(byHand.filter(({ status }) => status === 200)).toHaveLength(1);
  const [third, fourth] = [
    await world.product.person({ role: 'admin' }),
    await world.product.person({ role: 'admin' }),
  ];
  const { approvalId } = (await world.openApproval())!;
  const decided = await Promise.all(
    Array.from({ length: 6 }, (_, index) => world.decide(approvalId, 'approve', index % 2 ? third : fourth)),
  );
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  const own = await paid();
  expect(own.map(({ cents, currency }) => [cents, currency])).toEqual([[85_00, 'USD']]);
  const posted = await world.product.database.$count(ledgerTransactions, eq(ledgerTransactions.causeId, own[0]!.id));
  expect(posted).toBe(1);
  const owed = { kind: 'professional', memberId: professional.id } as const;
  expect([before - (await available()), await readBalanceOf(world.product.database, owed, 'USD')]).toEqual([100_00, 0]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 whoever set a price in dollars does not confirm that it was paid', async () => {
  const { hireId, ask } = await workAbroad();
  await topUp(100_00);
  const { database } = world.product;
  const price = { hireId, grossCents: 100_00, netCents: 85_00, pricedBy: world.second.id, holdsFrom: new Date() };
  await database.insert(hirePrices).values({ id: newId(), ...price });
  const { runId } = (await ask()).body;
  await world.advance();
  await world.ask((await world.run(runId)).payments[0]!.paymentId, 'byHand');
  const { approvalId } = (await world.openApproval())!;
  expect((await world.decide(approvalId, 'approve')).status).toBe(409);
  const third = await world.product.person({ role: 'admin' });
  expect((await world.decide(approvalId, 'approve', third)).status).toBe(200);
});

test('MON-05 hours in dollars that the wallet does not hold, or that have changed, are not asked for', async () => {
  const { ask, held, addHours } = await workAbroad();
  const rest = await available();
  if (rest > 0) await takeAway(rest);
  const waits = async ({ call }: Person) =>
    (await call('GET /waiting')).body.items
      .filter(({ kind }) => kind === 'payouts.hoursAbroad' || kind === 'payouts.creditsAbroad')
      .map(({ kind, count, address }) => [kind, count, address]);
  expect(codeOf(await ask())).toEqual([409, 'wallet.notEnough']);
  await topUp(99_99);
  expect(codeOf(await ask())).toEqual([409, 'wallet.notEnough']);
  expect(await held()).toMatchObject({ hold: 'foreignCurrency' });
  expect([await waits(world.owner), await waits(world.admin)]).toEqual([
    [['payouts.creditsAbroad', 1, '/credits?currency=USD']],
    [],
  ]);
  await topUp(1);
  expect([await waits(world.owner), await waits(world.admin)]).toEqual([
    [],
    [['payouts.hoursAbroad', 1, '/cms-pay-runs']],
  ]);
  await addHours(60);
  expect(codeOf(await ask())).toEqual([409, 'payouts.previewChanged']);
  expect(await available()).toBe(100_00);
  // Hours in reais are not paid this way.
  const inReais = await world.work();
  const body = { hireId: inReais.hireId, grossCents: 100_00, netCents: 85_00 };
  expect(codeOf(await world.admin.call.raw('POST /payRuns', { body }))).toEqual([409, 'payouts.nothingToPay']);
});

test('MON-05 a hire blocked before its debit gives hours and credits back, and a blocked payment is not confirmed', async () => {
  const { hireId, due, held, ask, paid, setBlocked } = await workAbroad();
  await topUp(200_00);
  const before = await available();
  await setBlocked(new Date());
  expect(codeOf(await ask())).toEqual([409, 'payouts.nothingToPay']);
  await setBlocked(null);
  await ask();
  await setBlocked(new Date());
  const heardOfRelease = await followTopic(world.product, world.owner.token, `${WALLET_TOPIC}:${world.workspaceId}`);
  await world.advance();
  expect(await heardOfRelease()).toBe(true);
  await setBlocked(null);
  expect([await available(), await reserved()]).toEqual([before, 0]);
  expect(await held()).toMatchObject({ hold: 'foreignCurrency', currency: 'USD', minutes: 60, ...due });
  expect(await world.product.database.$count(coveredHours, eq(coveredHours.hireId, hireId))).toBe(0);
  const { runId } = (await ask()).body;
  await world.advance();
  const { paymentId } = (await world.run(runId)).payments[0]!;
  await world.ask(paymentId, 'byHand');
  await setBlocked(new Date());
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'payouts.paymentBlocked']);
  expect(await paid()).toEqual([]);
  await setBlocked(null);
  expect((await world.decide(approvalId, 'approve')).status).toBe(200);
  expect((await paid()).map(({ cents }) => cents)).toEqual([85_00]);
  expect([await available(), await reserved()]).toEqual([before - 100_00, 0]);
  expect(await world.differences()).toEqual([]);
});

/** Dollars of earlier tests. */
async function takeAway(cents: number): Promise<void> {
  await buildTopUp(world.product.database, {
    ...{ workspaceId: world.workspaceId, cents: -cents, at: new Date(), currency: 'USD' },
  });
}
