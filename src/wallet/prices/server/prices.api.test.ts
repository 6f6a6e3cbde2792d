import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { approvals } from '#second-approvals/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { buildHours } from '#timesheets/builders.ts';
import { projectServiceFees } from '#wallet/prices/server/tables.ts';
import { freezeServiceFee, readServiceFees } from '#wallet/prices/server/service-fees.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
const askFee = (basisPoints: number, startsAt: Date, who = world.admin) =>
  who.call.raw('POST /serviceFees', { body: { basisPoints, startsAt: startsAt.toISOString() } });
const fees = async () => (await world.admin.call('GET /serviceFees')).body;

test('MON-02 the service fee changes by two administrators, from its date on, and projects keep the rate of their first offer', async () => {
  const { database } = world.product;
  const old = await world.work();
  const feeOf = async (projectId: string, at = clock.now()) =>
    (await readServiceFees(database, [projectId], at)).get(projectId);
  expect((await fees()).todayBasisPoints).toBe(1_500);
  await freezeServiceFee(database, old.projectId, clock.now());
  expect(codeOf(await askFee(1_200, inDays(-1)))).toEqual([409, 'wallet.feeInThePast']);
  for (const wrong of [-1, 5_001, 12.5, 2 ** 53]) expect((await askFee(wrong, inDays(5))).status).toBe(422);
  expect((await askFee(1_200, inDays(5))).status).toBe(201);
  const { approvalId, title } = (await world.openApproval())!;
  expect(title).toContain('12%');
  expect(codeOf(await world.decide(approvalId, 'approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  await world.decide(approvalId, 'approve');
  expect((await fees()).fees[0]).toMatchObject({ basisPoints: 1_200, state: 'approved' });
  // Approved, and not begun.
  expect((await fees()).todayBasisPoints).toBe(1_500);
  const fresh = await world.work();
  expect(await feeOf(fresh.projectId)).toBe(1_500);
  expect(await feeOf(fresh.projectId, inDays(6))).toBe(1_200);
  expect(await feeOf(old.projectId, inDays(6))).toBe(1_500);
  // Its first offer comes later: the new rate, whatever follows.
  await freezeServiceFee(database, fresh.projectId, inDays(6));
  await freezeServiceFee(database, fresh.projectId, inDays(60));
  expect(await feeOf(fresh.projectId, inDays(60))).toBe(1_200);
});

test('MON-02 MON-06 the value with discounts takes off each project’s own rate; the forecast follows the last weeks', async () => {
  const { database } = world.product;
  const read = async () => (await world.owner.call('GET /wallet')).body;
  const before = await read();
  const { projectId, taskId, professional, hireId } = await world.work({
    ...{ gross: 10_000_00, net: 8_500_00, minutes: [], creditedMinutes: 60 },
  });
  // R$ 600,000.00 came in, and R$ 10,000.00 of them went to the project: all at today’s 15 %.
  expect((await read()).discountedCents - before.discountedCents).toBe(510_000_00);
  await database.insert(projectServiceFees).values({ projectId, basisPoints: 1_000, frozenAt: clock.now() });
  expect((await read()).discountedCents - before.discountedCents).toBe(510_500_00);
  const start = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS - DAY_MS + 12 * 3_600_000);
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  await buildHours(database, { ...place, start, end: new Date(start.getTime() + 4 * 3_600_000) });
  const { forecast, wallets } = await read();
  // Four hours at R$ 10,000.00 in four weeks; they are owed already, everything else is paid or covered.
  const left = wallets[0]!.totalCents - 40_000_00;
  const lastsUntil = addDays(dateInSaoPaulo(clock.now()), Math.floor((left * 28) / 40_000_00));
  expect(forecast).toEqual({ lastsUntil, weeklyCents: 10_000_00, owedCents: 40_000_00, isUsedUp: false });
});

test('ADM-04 what nobody decides on in a week is dropped, and whoever asked is told', async () => {
  await askFee(900, inDays(20));
  const { approvalId } = (await world.openApproval())!;
  await world.product.database
    .update(approvals)
    .set({ expiresAt: inDays(-1) })
    .where(eq(approvals.id, approvalId));
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'second-approvals.decided']);
  const { expireApprovalsJob } = await import('#second-approvals/server/decide-approval.ts');
  await world.product.runJob(expireApprovalsJob, {});
  const listed = (await world.admin.call('GET /approvals')).body.approvals.find((one) => one.approvalId === approvalId);
  expect(listed).toMatchObject({ state: 'expired', decidedBy: null });
  expect((await fees()).fees[0]).toMatchObject({ basisPoints: 900, state: 'dropped' });
});

/** A hire whose hours wait for a price. */
async function unpriced({ hiringModel, agreed }: { hiringModel: 'PJ' | 'CLT' | null; agreed: boolean }) {
  const scene = await world.work({ creditedMinutes: 120 });
  const { database } = world.product;
  // Its credits were given at the price that it had; the hours that follow wait.
  const entryId = await scene.addHours(30);
  const none = { agreedHours: null, agreedNet: null, agreedGross: null, agreedCurrency: null };
  const [hire] = await database
    .update(projectProfessionals)
    .set({ pricedAt: null, ...(!agreed && none) })
    .where(eq(projectProfessionals.id, scene.hireId))
    .returning();
  await database.update(positions).set({ hiringModel }).where(eq(positions.id, hire!.positionId));
  return { ...scene, entryId };
}
const price = (hireId: string, body = { grossCents: 120_00, netCents: 100_00 }) =>
  world.admin.call.raw('PUT /hirePrices/{hireId}', { params: { hireId }, body });
const confirm = (who: typeof world.owner, hireId: string, body = { grossCents: 120_00, netCents: 100_00 }) =>
  who.call.raw('POST /priceQuestions/{hireId}/confirmation', { params: { hireId }, body });
const holdOf = async (hireId: string) =>
  (await world.preview()).people.flatMap(({ hires }) => hires).find((hire) => hire.hireId === hireId);

test('MON-05 without an agreement an administrator prices the hire, and its hours take credits at once', async () => {
  const { hireId } = await unpriced({ hiringModel: 'PJ', agreed: false });
  expect(await holdOf(hireId)).toMatchObject({ hold: 'unpriced' });
  const listed = (await world.admin.call('GET /hirePrices')).body.hires.find((hire) => hire.hireId === hireId);
  expect(listed).toMatchObject({ agreed: null, asks: 'nobody', waitingMinutes: 90 });
  expect(codeOf(await price(hireId, { grossCents: 100, netCents: 101 }))).toEqual([422, 'wallet.netAboveGross']);
  expect((await price(hireId)).body).toEqual({ holds: true });
  // R$ 100.00 of the two hours that were given are left: half an hour at R$ 120.00 fits.
  expect(await holdOf(hireId)).toMatchObject({ hold: null, minutes: 90, waitingMinutes: 0 });
  expect(codeOf(await price(hireId))).toEqual([409, 'wallet.hirePriced']);
});

test('MON-05 where something else was agreed, or no hiring model, a price holds once both sides confirmed it', async () => {
  for (const scene of [
    { hiringModel: 'PJ', agreed: true },
    { hiringModel: null, agreed: false },
  ] as const) {
    const { hireId, professional } = await unpriced(scene);
    expect((await price(hireId)).body).toEqual({ holds: false });
    const questions = async (who: typeof world.owner) =>
      (await who.call('GET /priceQuestions')).body.questions.filter((one) => one.hireId === hireId);
    expect(await questions(world.owner)).toHaveLength(1);
    expect(await questions(professional)).toHaveLength(1);
    // Nobody confirms other figures than the ones that stand.
    expect(codeOf(await confirm(world.owner, hireId, { grossCents: 1, netCents: 1 }))).toEqual([
      409,
      'wallet.nothingToConfirm',
    ]);
    const stranger = await world.product.person({ role: 'squadMember' });
    expect((await confirm(stranger, hireId)).status).toBe(404);
    expect((await confirm(world.owner, hireId)).body).toEqual({ holds: false });
    expect(await holdOf(hireId)).toMatchObject({ hold: 'unpriced' });
    expect(await questions(world.owner)).toHaveLength(0);
    // Both at once, and twice: it holds once.
    const answers = await Promise.all([confirm(professional, hireId), confirm(professional, hireId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await holdOf(hireId)).toMatchObject({ hold: null });
  }
});

test('MON-05 who has to price or confirm hears at once of a price and of each word on it', async () => {
  const { hireId, professional } = await unpriced({ hiringModel: 'PJ', agreed: true });
  const { product, owner, admin } = world;
  const concerned = [owner, professional, admin];
  for (const act of [() => price(hireId), () => confirm(professional, hireId), () => confirm(owner, hireId)]) {
    const heard = await Promise.all(concerned.map(({ id, token }) => followTopic(product, token, `waiting:${id}`)));
    const [{ status }, ...news] = await Promise.all([act(), ...heard.map((hears) => hears())]);
    expect([status, ...news]).toEqual([200, true, true, true]);
  }
});

test('MON-05 a later price takes the place of one that does not hold yet, with its confirmations', async () => {
  const { hireId, professional } = await unpriced({ hiringModel: 'PJ', agreed: true });
  await price(hireId);
  await confirm(world.owner, hireId);
  const better = { grossCents: 130_00, netCents: 110_00 };
  await price(hireId, better);
  expect(codeOf(await confirm(professional, hireId))).toEqual([409, 'wallet.nothingToConfirm']);
  expect((await confirm(professional, hireId, better)).body).toEqual({ holds: false });
  expect((await confirm(world.owner, hireId, better)).body).toEqual({ holds: true });
});

test('MON-05 what was agreed in dollars without a price is priced in dollars, and then paid by hand', async () => {
  const { hireId, professional } = await world.work({ currency: 'USD' });
  await world.product.database
    .update(projectProfessionals)
    .set({ pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  expect(await holdOf(hireId)).toMatchObject({ hold: 'unpriced', byHand: null });
  const listed = (await world.admin.call('GET /hirePrices')).body.hires.find((hire) => hire.hireId === hireId);
  expect(listed).toMatchObject({ currency: 'USD', agreed: { grossCents: 100_00, netCents: 85_00 }, asks: 'both' });
  expect((await price(hireId)).body).toEqual({ holds: false });
  const [question] = (await professional.call('GET /priceQuestions')).body.questions;
  expect(question).toMatchObject({ hireId, currency: 'USD', netCents: 100_00 });
  await confirm(world.owner, hireId);
  expect((await confirm(professional, hireId)).body).toEqual({ holds: true });
  expect(await holdOf(hireId)).toMatchObject({
    hold: 'foreignCurrency',
    byHand: { currency: 'USD', minutes: 60, grossCents: 120_00, netCents: 100_00 },
  });
});

test('MON-05 hours of a CLT contract are tracked and never paid by a run', async () => {
  const { hireId } = await unpriced({ hiringModel: 'CLT', agreed: false });
  expect(await holdOf(hireId)).toBeUndefined();
  expect(codeOf(await price(hireId))).toEqual([409, 'wallet.hireNotPaid']);
});
