import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { debitHires } from '#payouts/pay-runs/server/debit-hires.ts';

const world = await startPayWorld();
const { ask, giveKey, owed } = world;
afterAll(() => world.product.close());

const changeHire = (hireId: string, changes: Partial<typeof projectProfessionals.$inferInsert>) =>
  world.product.database.update(projectProfessionals).set(changes).where(eq(projectProfessionals.id, hireId));

test('MON-05 a payment with hours of a blocked hire is sent again only once that is lifted, and the list says so', async () => {
  const { professional, hireId, payment, runId, read } = await world.paid('ana@nokey.ponte.invalid');
  const { paymentId } = payment;
  const setBlock = (paymentBlockedAt: Date | null) => changeHire(hireId, { paymentBlockedAt });
  const refused = [409, 'payouts.paymentBlocked'];
  await giveKey(professional.id, 'ana@pix.example');
  expect(payment.isBlocked).toBe(false);
  await setBlock(new Date());
  expect(await read()).toMatchObject({ state: 'failed', isBlocked: true });
  expect((await professional.call('GET /ownPayments')).body.payments).toMatchObject([{ isBlocked: true }]);
  expect(codeOf(await ask(paymentId, 'retry'))).toEqual(refused);
  // Asked for a changed key before it was blocked: whoever approves hears of it, and may refuse.
  await setBlock(null);
  await giveKey(professional.id, 'ana@pix.example', new Date().toISOString());
  expect((await ask(paymentId, 'retry')).body).toEqual({ asked: true });
  await setBlock(new Date());
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual(refused);
  expect((await world.decide(approvalId, 'refuse')).status).toBe(200);

  // Blocked after it was sent again, and before it left.
  await giveKey(professional.id, 'ana@pix.example');
  await setBlock(null);
  expect((await ask(paymentId, 'retry')).body).toEqual({ asked: false });
  await setBlock(new Date());
  await world.advance();
  expect(await read()).toMatchObject({ state: 'waiting', attempt: 1, isBlocked: true });
  expect((await world.run(runId)).run.state).toBe('running');
  expect(await owed(professional.id)).toBe(85_00);
  await setBlock(null);
  await world.later({ minutes: 1 });
  await world.advance();
  expect(await read()).toMatchObject({ state: 'paid', attempt: 2, isBlocked: false });
  expect(await world.differences()).toEqual([]);
});

test.each([true, false])(
  'MON-05 PRJ-05 whoever was blocked and is then deactivated is paid; hours owed: %s',
  async (hoursOwed) => {
    const { professional, projectId, hireId, entryIds, stateOf } = await world.work();
    const versionOf = async () => (await world.readSquad(world.owner, projectId)).professionals[0]!.version;
    const holds = async () => {
      const { people } = await world.preview();
      return people.find(({ memberId }) => memberId === professional.id)!.hires.map(({ hold }) => hold);
    };
    const hire = async () => ({ professionalId: hireId, version: await versionOf() });
    const note = 'Invoice in dispute';
    const blocking = { ...(await hire()), blocked: true, note };
    expect((await world.admin.call('PUT /blockPayment', { body: blocking })).status).toBe(200);
    expect(await holds()).toEqual(['blocked']);
    expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);
    const ending = { ...(await hire()), hoursOwed, financeNote: note };
    expect((await world.admin.call('PUT /deactiveSquadMember', { body: ending })).status).toBe(200);
    expect(await holds()).toEqual([null]);
    const runId = await world.startRun();
    await world.advance();
    expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', cents: 85_00, isBlocked: false }]);
    expect([await owed(professional.id), await stateOf(entryIds[0]!)]).toEqual([0, 'paid']);
    expect(await world.differences()).toEqual([]);
  },
);

test('MON-05 blocked between its debit and its sending, a payment waits; whoever is deactivated gets it', async () => {
  const { database } = world.product;
  const work = await world.work();
  const runId = await world.startRun();
  const around = { database, log: pino({ level: 'silent' }), now: new Date() };
  await debitHires(around, { after: null, limit: 10 });
  await changeHire(work.hireId, { paymentBlockedAt: new Date() });
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'waiting', attempt: 0, isBlocked: true }]);
  await changeHire(work.hireId, { state: 'deactivated', endedAt: new Date(), hoursOwed: false });
  await world.later({ minutes: 1 });
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', isBlocked: false }]);
  expect(await owed(work.professional.id)).toBe(0);
  expect(await world.differences()).toEqual([]);
});
