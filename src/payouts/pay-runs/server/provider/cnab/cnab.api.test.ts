import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { answered, startBankWorld } from '#application/testing/money/bank-world.ts';
import { openDifference } from '#application/testing/money/differences.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { clock } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { findPayoutDifferences } from '#payouts/pay-runs/server/prove-payouts.ts';
import { cnabFiles, cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';

const world = await startBankWorld();
afterAll(() => world.product.close());
const { list, make, download, give, remitted } = world;

test('MON-05 payments wait for a file, go to the bank in one, and are paid as its return says', async () => {
  const before = await list();
  expect(before).toMatchObject({ enabled: true, waitingCount: 0 });
  expect(codeOf(await make())).toEqual([409, 'payouts.nothingToRemit']);
  await world.work();
  await world.freeze();
  await world.advance();
  expect(await list()).toMatchObject({ waitingCount: 1, waitingCents: 85_00 });
  const { items } = (await world.admin.call('GET /waiting')).body;
  expect(items).toContainEqual(expect.objectContaining({ kind: 'payouts.paymentsToFile', count: 1 }));
  // Asked again and again, it waits once.
  await Promise.all([world.advance(), world.advance()]);
  const makeThrice = () => Promise.all([make(), make(), make()]);
  const [made, recordedOnce] = await namesRecorded(world.product.database, makeThrice);
  expect(recordedOnce).toEqual(['payouts.remittanceMade']);
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const { files, waitingCount } = await list();
  expect([files[0]!.number, waitingCount]).toEqual([1, 0]);
  const { fileId } = files[0]!;
  const { body, headers } = await download(fileId);
  expect(headers.get('content-disposition')).toContain('CNAB240-000001.rem');
  const file = body;
  expect(
    file
      .split('\r\n')
      .slice(0, -1)
      .every(({ length }) => length === 240),
  ).toBe(true);
  expect(file).toContain('ana@pix.example');
  expect(file).toContain('000000000008500');

  expect((await give(answered(file, 'BD'))).body).toEqual({
    paid: 0,
    failed: 0,
    returned: 0,
    unchanged: 1,
    toCheckCount: 0,
    toCheck: [],
  });
  expect((await list()).files[0]).toMatchObject({ openCount: 1, isKept: true });
  const [given, recorded] = await namesRecorded(world.product.database, () => give(answered(file, '00')));
  expect(given.body).toMatchObject({ paid: 1, failed: 0, unchanged: 0, toCheckCount: 0 });
  expect(recorded).toContain('payouts.returnTaken');
  await world.advance();
  const [run] = (await world.admin.call('GET /payRuns')).body.runs;
  expect(run).toMatchObject({ state: 'done', paidCents: 85_00 });
  // The file holds names and keys: it goes when nobody needs it.
  expect((await list()).files[0]).toMatchObject({ openCount: 0, isKept: false });
  expect((await download(fileId)).status).toBe(404);
  expect((await give(answered(file, '00'))).body).toMatchObject({ paid: 0, unchanged: 1 });
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a payment that is blocked before its file is made stays out of it', async () => {
  const { hireId } = await world.work();
  const { runId } = (await world.freeze()).body;
  await world.advance();
  const setBlock = (paymentBlockedAt: Date | null) =>
    world.product.database
      .update(projectProfessionals)
      .set({ paymentBlockedAt })
      .where(eq(projectProfessionals.id, hireId));
  const isHeld = async () => (await world.run(runId)).payments[0]!.isBlocked;
  await setBlock(new Date());
  expect([(await list()).waitingCount, await isHeld()]).toEqual([0, true]);
  expect(codeOf(await make())).toEqual([409, 'payouts.nothingToRemit']);
  await setBlock(null);
  const { fileId } = (await make()).body;
  // What is in a file is on its way, whatever is blocked then.
  await setBlock(new Date());
  expect(await isHeld()).toBe(false);
  await give(answered((await download(fileId)).body, '00'));
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid' }]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 ACC-17 a file names whom it pays, also whose account was deleted while the payment waited', async () => {
  const { professional } = await world.work({ companyTaxId: '45997418000153' });
  const { runId } = (await world.freeze()).body;
  await world.advance();
  const { name } = (await world.run(runId)).payments[0]!;
  const body = { email: professional.email, password: DEMO_PASSWORD };
  expect((await professional.call.raw('POST /ownData/deletion', { body })).status).toBe(200);
  const { fileId } = (await make()).body;
  const file = (await download(fileId)).body;
  expect(file).toContain(name.toUpperCase());
  expect(file).toContain('245997418000153');
  await give(answered(file, '00'));
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', isGone: true }]);
  expect((await download(fileId)).status).toBe(404);
});

test('MON-06 MON-05 while the ledger differs no file to the bank is made', async () => {
  await world.work();
  const { runId } = (await world.freeze()).body;
  await world.advance();
  await openDifference(world.product.database);
  expect(codeOf(await make())).toEqual([409, 'payouts.ledgerDiffers']);
  expect((await list()).waitingCount).toBe(1);
  expect(await world.differences()).toEqual([]);
  const { fileId } = (await make()).body;
  await give(answered((await download(fileId)).body, '00'));
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid' }]);
});

test('MON-05 what the bank refuses has its reason, and goes again in another file', async () => {
  const { read, file, people } = await remitted(2);
  expect((await give(answered(file, '00', 'PJ'))).body).toMatchObject({
    paid: 1,
    failed: 1,
    unchanged: 0,
    toCheckCount: 0,
  });
  await world.advance();
  const [broken, paid] = await read();
  expect(broken).toMatchObject({ state: 'failed', reason: 'keyNotFound' });
  expect(paid).toMatchObject({ state: 'paid' });
  await world.sendAgain(broken!.paymentId);
  await world.advance();
  const { fileId } = (await make()).body;
  await give(answered((await download(fileId)).body, '00'));
  await world.advance();
  expect((await read()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  for (const { professional } of people) expect(await world.owed(professional.id)).toBe(0);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a payment that is refused after it was paid came back', async () => {
  const { read, file } = await remitted();
  await give(answered(file, '00'));
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid' }]);
  await give(answered(file, 'PC'));
  await world.decideOpen('approve');
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'returned', reason: 'accountClosed' }]);
  expect(await world.differences()).toEqual([]);
});

/** The return of a file says of all its payments the day, DDMMYYYY, on which they were paid. */
const paidOn = (text: string, day: string) =>
  text
    .split('\r\n')
    .map((record) => (record.charAt(13) === 'A' ? record.slice(0, 154) + day + record.slice(162) : record))
    .join('\r\n');

test('MON-05 what the bank paid in December and is read in January belongs to December', async () => {
  const { database, config: settings } = world.product;
  const year = clock.now().getUTCFullYear() + 1;
  await world.later({ minutes: Math.ceil((Date.UTC(year, 11, 30, 12) - clock.now().getTime()) / 60_000) });
  const { people, read, file } = await remitted();
  await world.later({ days: 3 });
  const proof = async () => findPayoutDifferences({ database, settings, now: clock.now() });
  await give(paidOn(answered(file, '00'), `3112${year}`));
  // The payment has not heard of it yet, though the money left days ago: that is no difference.
  expect([(await read())[0]!.state, await proof()]).toEqual(['sending', []]);
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid', paidAt: `${year}-12-31T15:00:00.000Z` }]);
  const { professional } = people[0]!;
  expect((await professional.call('GET /ownPayments')).body.years).toEqual([year]);
  const statusOf = async (of: number) =>
    (await professional.call.raw('GET /ownPayments/years/{year}', { params: { year: of } })).status;
  expect([await statusOf(year), await statusOf(year + 1)]).toEqual([200, 404]);
  await world.later({ days: 1 });
  expect(await proof()).toEqual([]);

  // A day that has not come, one before its file, and none: when the return was read.
  for (const day of [`0102${year + 1}`, `3012${year}`, '00000000']) {
    const next = await remitted();
    const before = clock.now();
    await give(paidOn(answered(next.file, '00'), day));
    await world.advance();
    const paidAt = new Date((await next.read())[0]!.paidAt!);
    expect([before <= paidAt, paidAt <= clock.now()]).toEqual([true, true]);
  }
  expect(await proof()).toEqual([]);
});

test('MON-05 a return of another company, of other amounts or of unknown payments changes nothing', async () => {
  const { read, file } = await remitted();
  expect(codeOf(await give('hello'))).toEqual([422, 'payouts.noReturnFile']);
  expect(codeOf(await give(file))).toEqual([422, 'payouts.noReturnFile']);
  const ours = answered(file, '00');
  expect(codeOf(await give(ours.replaceAll('\r\n341', '\r\n001').replace(/^341/, '001')))).toEqual([
    422,
    'payouts.returnOfAnother',
  ]);
  expect(codeOf(await give(ours.replaceAll('11222333000181', '45997418000153')))).toEqual([
    422,
    'payouts.returnOfAnother',
  ]);
  const dearer = ours.replace('000000000008500', '000000000008501');
  expect((await give(dearer)).body).toMatchObject({
    ...{ paid: 0, failed: 0, unchanged: 0, toCheck: [{ line: 3, cents: 85_01, problem: 'otherAmount' }] },
  });
  const [{ number }] = (await world.product.database.select().from(cnabPayments).orderBy(cnabPayments.number)).slice(
    -1,
  ) as [typeof cnabPayments.$inferSelect];
  const another = ours.replace(String(number).padStart(20, '0'), '9'.repeat(15).padStart(20, '0'));
  expect((await give(another)).body).toMatchObject({ toCheck: [{ problem: 'notOurs' }] });
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'sending' }]);
  const all = await Promise.all([give(ours), give(ours), give(ours)]);
  expect(all.map(({ body }) => body.paid).toSorted()).toEqual([0, 0, 1]);
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid' }]);
  expect(await world.product.database.$count(cnabFiles)).toBeGreaterThan(0);
  expect(await world.differences()).toEqual([]);
});
