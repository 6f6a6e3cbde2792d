import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { answered, startBankWorld } from '#application/testing/money/bank-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';

const world = await startBankWorld();
afterAll(() => world.product.close());
const { list, make, give, remitted, nextFile } = world;

const waitsFor = async (kind: string) =>
  (await world.admin.call('GET /waiting')).body.items.filter((item) => item.kind === kind).length;

test('MON-05 what the bank says in codes that nobody knows stays there and is asked about, never sent again', async () => {
  const { read, file } = await remitted(3);
  const [first, second, third] = await read();
  const { body } = await give(answered(file, 'X9', 'ZA', '03'));
  expect(body).toMatchObject({ paid: 1, failed: 0, unchanged: 1, toCheckCount: 1 });
  expect(body.toCheck).toMatchObject([{ line: 3, cents: 85_00, codes: 'X9', problem: 'unclear' }]);
  await world.advance();
  const states = async () => new Map((await read()).map(({ paymentId, state }) => [paymentId, state]));
  const byCount = [...(await states()).values()].toSorted();
  expect(byCount).toEqual(['paid', 'sending', 'sending']);
  for (const { paymentId } of [first!, second!, third!])
    expect(codeOf(await world.ask(paymentId, 'retry'))).toEqual([409, 'payouts.paymentEnded']);
  const { unclear } = await list();
  expect(unclear).toMatchObject([{ cents: 85_00, fileNumber: 1, codes: 'X9' }]);
  expect((await states()).get(unclear[0]!.paymentId)).toBe('sending');
  expect(await waitsFor('payouts.paymentsToAskBank')).toBe(1);

  await give(answered(file, '00', '00', '03'));
  await world.advance();
  expect([...(await states()).values()]).toEqual(['paid', 'paid', 'paid']);
  expect([(await list()).unclear, await waitsFor('payouts.paymentsToAskBank')]).toEqual([[], 0]);
  expect(await world.differences()).toEqual([]);
});

/** The return with another number on its first payment. */
function renamed(text: string, document: string): string {
  const records = text.split('\r\n');
  const at = records.findIndex((record) => record.charAt(13) === 'A');
  records[at] = records[at]!.slice(0, 73) + document.padEnd(20) + records[at]!.slice(93);
  return records.join('\r\n');
}

test.each(['NF-1234/26', '12345678901234567890', ''])(
  'MON-05 a return with a payment numbered "%s" is taken without it, and says so',
  async (document) => {
    const { read, file } = await remitted(2);
    const { status, body } = await give(renamed(answered(file, '00', '00'), document));
    expect([status, body.paid, body.toCheckCount]).toEqual([200, 1, 1]);
    expect(body.toCheck).toMatchObject([{ line: 3, document, problem: 'notOurs' }]);
    await give(answered(file, '00', '00'));
    await world.advance();
    expect((await read()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  },
);

test.each([
  ['in UTF-8 with a mark at its start', (text: string) => `\uFEFF${text.replace('PONTE ', 'PONTÉ ')}`],
  ['without the spaces at the ends of its lines', (text: string) => text.replace(/ +(?=\r\n)/g, '')],
  ['with line ends of CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
])('MON-05 a return %s is taken', async (_, change) => {
  const { read, file } = await remitted();
  expect((await give(change(answered(file, '00')), 'utf8')).body).toMatchObject({ paid: 1, toCheckCount: 0 });
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid' }]);
});

test('MON-05 a return of another account or another agreement of the same company changes nothing', async () => {
  const { read, file } = await remitted();
  const ours = answered(file, '00');
  const ofAccount = ours.replaceAll('0000000987654', '0000000987644');
  const ofAgreement = ours.replaceAll(`000181${'12345'.padEnd(20)}`, `000181${'54321'.padEnd(20)}`);
  for (const theirs of [ofAccount, ofAgreement]) {
    expect(theirs).not.toBe(ours);
    expect(codeOf(await give(theirs))).toEqual([422, 'payouts.returnOfAnother']);
  }
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'sending' }]);
  expect((await give(ours)).body).toMatchObject({ paid: 1 });
  await world.advance();
});

test('MON-05 the file names people of any language in the letters that banks read', async () => {
  const { professional } = await world.work();
  const { database } = world.product;
  await database.update(users).set({ name: 'Søren Łuczak' }).where(eq(users.id, professional.id));
  await world.freeze();
  await world.advance();
  const file = await nextFile();
  expect(file).toContain('SOREN LUCZAK'.padEnd(30));
  await give(answered(file, '00'));
  await world.advance();
});

/** A payment that the bank refused and that was asked for again. */
async function retried() {
  const first = await remitted();
  await give(answered(first.file, 'PJ'));
  await world.advance();
  const { paymentId } = (await first.read())[0]!;
  await world.sendAgain(paymentId);
  const memberId = first.people[0]!.professional.id;
  return { ...first, paymentId, isPaidOnce: async () => (await world.owed(memberId)) === 0 };
}

test.each([
  ['was asked for', async () => {}],
  ['waits for a file', () => world.advance()],
])('MON-05 a late word that a payment was paid stops another attempt that %s', async (_, goOn) => {
  const { read, file, isPaidOnce } = await retried();
  await goOn();
  const [{ body }, recorded] = await namesRecorded(world.product.database, () => give(answered(file, '00')));
  expect(body).toMatchObject({ paid: 1, toCheckCount: 0 });
  expect(recorded).toContain('payouts.paymentPaid');
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid', attempt: 1 }]);
  expect([(await list()).waitingCount, codeOf(await make())]).toEqual([0, [409, 'payouts.nothingToRemit']]);
  expect([await isPaidOnce(), await world.differences()]).toEqual([true, []]);
});

test('MON-05 a late word that a payment was paid tells administrators at once when the bank has another attempt', async () => {
  const { read, file, isPaidOnce } = await retried();
  await world.advance();
  const again = await nextFile();
  const [{ body }, recorded] = await namesRecorded(world.product.database, () => give(answered(file, '00')));
  expect(body.toCheck).toMatchObject([{ line: 3, problem: 'paidTwice' }]);
  expect(recorded).toContain('payouts.paymentPaidTwice');
  for (const { email } of [world.admin, world.second])
    expect(await world.newestMail(email)).toMatchObject({ happening: 'payouts.paymentPaidTwice' });
  // The bank stops the later one: the payment is paid by the earlier.
  await give(answered(again, '02'));
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid', attempt: 1 }]);
  expect([await isPaidOnce(), await world.differences()]).toEqual([true, []]);
});

test('MON-05 a late word that a payment was paid tells administrators at once when it was also paid by hand', async () => {
  const { read, file } = await remitted();
  await give(answered(file, 'PJ'));
  await world.advance();
  const [payment] = await read();
  await world.ask(payment!.paymentId, 'byHand');
  await world.decideOpen('approve');
  expect((await give(answered(file, '00'))).body.toCheck).toMatchObject([{ problem: 'paidTwice' }]);
  expect(await world.newestMail(world.second.email)).toMatchObject({ happening: 'payouts.paymentPaidTwice' });
  expect(await read()).toMatchObject([{ state: 'paidByHand' }]);
});

const withdraw = (fileId: string) =>
  world.admin.call.raw('POST /remittances/{fileId}/withdrawal', { params: { fileId } });

test('MON-05 a file that the bank refused at upload is withdrawn by two, and its payments go into one of today', async () => {
  const { read, fileId, file } = await remitted(2);
  expect((await withdraw(fileId)).body).toEqual({ asked: true });
  expect(codeOf(await withdraw(fileId))).toEqual([409, 'second-approvals.alreadyAsked']);
  expect((await list()).files[0]).toMatchObject({ isAsked: true, canWithdraw: false });
  const { approvalId, title } = (await world.openApproval())!;
  expect(title).toMatch(/170[.,]00/);
  expect(codeOf(await world.decide(approvalId, 'approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  await world.later({ days: 1 });
  await world.decideOpen('approve');
  expect((await list()).files[0]).toMatchObject({ isWithdrawn: true, isKept: false, canWithdraw: false });
  expect(codeOf(await withdraw(fileId))).toEqual([409, 'payouts.fileAnswered']);
  await world.advance();
  expect(await list()).toMatchObject({ waitingCount: 2, waitingCents: 170_00 });
  expect((await read()).map(({ state, attempt }) => [state, attempt])).toEqual([
    ['sending', 2],
    ['sending', 2],
  ]);
  const again = await nextFile();
  const dayOf = (text: string) => text.split('\r\n')[0]!.slice(143, 151);
  expect(dayOf(again)).not.toBe(dayOf(file));
  await give(answered(again, '00', '00'));
  await world.advance();
  expect((await read()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a file that a return has named is not withdrawn, not even after it was asked for', async () => {
  const { read, fileId, file } = await remitted();
  await withdraw(fileId);
  await give(answered(file, 'BD'));
  expect(codeOf(await world.decideOpen('approve'))).toEqual([409, 'payouts.fileAnswered']);
  await world.decideOpen('refuse');
  expect(codeOf(await withdraw(fileId))).toEqual([409, 'payouts.fileAnswered']);
  expect((await list()).files[0]).toMatchObject({ isWithdrawn: false, canWithdraw: false });
  await give(answered(file, '00'));
  await world.advance();
  expect(await read()).toMatchObject([{ state: 'paid', attempt: 1 }]);
});

test('MON-05 should the bank have paid a withdrawn file after all, what waits for the next one is stopped', async () => {
  const { read, fileId, file } = await remitted();
  await withdraw(fileId);
  await world.decideOpen('approve');
  await world.advance();
  expect((await list()).waitingCount).toBe(1);
  await give(answered(file, '00'));
  await world.advance();
  expect([(await list()).waitingCount, await read()]).toMatchObject([0, [{ state: 'paid' }]]);
  expect(await world.differences()).toEqual([]);
});
