import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { approvals } from '#second-approvals/server/tables.ts';
import { buildCompany } from '#application/testing/project-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
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
  await buildHours(database, { ...place, start, end: new Date(start.getTime() + 8 * 3_600_000) });
  const { forecast, wallets } = await read();
  // Eight hours at R$ 10,000.00 in four weeks; they are owed already, everything else is paid or covered.
  const left = wallets[0]!.totalCents - 80_000_00;
  const lastsUntil = addDays(dateInSaoPaulo(clock.now()), Math.floor((left * 28) / 80_000_00));
  expect(forecast).toEqual({ lastsUntil, weeklyCents: 20_000_00, owedCents: 80_000_00, isUsedUp: false });
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
const REASON = 'Combinado por telefone';
/** With the price that stands, unless one is given that was seen. */
async function price(
  hireId: string,
  body: { grossCents?: number; seenCents?: number | null; countsFrom?: string; reason?: string } = {},
) {
  const [hire] = await world.product.database
    .select({ seenCents: projectProfessionals.agreedGross })
    .from(projectProfessionals)
    .where(eq(projectProfessionals.id, hireId));
  const given = { grossCents: 120_00, reason: REASON, ...hire!, ...body };
  return world.admin.call.raw('PUT /hirePrices/{hireId}', { params: { hireId }, body: given });
}
const holdOf = async (hireId: string) =>
  (await world.preview()).people.flatMap(({ hires }) => hires).find((hire) => hire.hireId === hireId);
const listed = async (hireId: string, search = '') =>
  (await world.admin.call('GET /hirePrices', { query: { search } })).body.hires.find((hire) => hire.hireId === hireId);
const waiting = async () =>
  (await world.admin.call('GET /waiting')).body.items.find(({ kind }) => kind === 'wallet.hiresToPrice')?.count ?? 0;

test('MON-05 ADM-04 hours that were worked without a price get one by two administrators, with the net that the fee leaves', async () => {
  for (const scene of [
    { hiringModel: 'PJ', agreed: false },
    { hiringModel: null, agreed: true },
  ] as const) {
    const { hireId, professional } = await unpriced(scene);
    expect(await listed(hireId)).toMatchObject({ isPriced: false, asked: null, waitingMinutes: 90 });
    expect([(await holdOf(hireId))!.hold, await waiting()]).toEqual(['unpriced', 1]);
    expect((await price(hireId, { reason: ' ' })).status).toBe(422);
    // Many at once: one asks.
    const answers = await Promise.all(Array.from({ length: 4 }, () => price(hireId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({ holds: false });
    expect(codeOf(await price(hireId))).toEqual([409, 'second-approvals.alreadyAsked']);
    const asked = { grossCents: 120_00, netCents: 102_00, countsFrom: null, reason: REASON };
    expect((await listed(hireId))!.asked).toEqual(asked);
    expect([(await holdOf(hireId))!.hold, await waiting()]).toEqual(['unpriced', 0]);
    expect(codeOf(await world.decideOpen('approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
    expect((await world.decideOpen('approve')).status).toBe(200);
    // R$ 100.00 of the two hours that were given are left: half an hour at R$ 120.00 fits.
    expect(await holdOf(hireId)).toMatchObject({ hold: null, minutes: 90, waitingMinutes: 0 });
    expect(await listed(hireId)).toBeUndefined();
    for (const [email, sum] of [
      [world.owner.email, '120,00'],
      [professional.email, '102,00'],
    ] as const) {
      const { text } = await world.newestMail(email);
      expect(text).toContain(sum);
      expect(text).toContain(REASON);
    }
  }
});

test('MON-05 ADM-04 a price that the second administrator refuses is gone, and another one can be asked for', async () => {
  const { hireId } = await unpriced({ hiringModel: 'PJ', agreed: true });
  await price(hireId);
  await world.decideOpen('refuse');
  expect(await listed(hireId)).toMatchObject({ asked: null, agreed: { grossCents: 100_00, netCents: 85_00 } });
  expect((await price(hireId, { grossCents: 130_00 })).body).toEqual({ holds: false });
  await world.decideOpen('approve');
  expect((await holdOf(hireId))!.hold).toBeNull();
});

test('MON-05 GEN-01 who looked before another administrator set a price does not set theirs over it', async () => {
  const { hireId } = await world.work({ minutes: [], creditedMinutes: 0 });
  const [seenCents, countsFrom] = [100_00, dateInSaoPaulo(clock.now())];
  expect((await price(hireId, { grossCents: 110_00, seenCents, countsFrom })).status).toBe(200);
  const late = await price(hireId, { grossCents: 130_00, seenCents, countsFrom });
  expect(codeOf(late)).toEqual([409, 'platform.staleVersion']);
  expect((await price(hireId, { grossCents: 130_00, seenCents: 110_00, countsFrom })).status).toBe(200);
});

test('MON-05 a price of hours to come holds at once by one administrator, and both sides read it', async () => {
  const { hireId, professional, projectId } = await world.work({ minutes: [], creditedMinutes: 0 });
  await world.product.database
    .update(projectProfessionals)
    .set({ pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  const heard = await followTopic(world.product, professional.token, `waiting:${professional.id}`);
  const [{ body }, hears] = await Promise.all([price(hireId), heard()]);
  expect([body, hears]).toEqual([{ holds: true }, true]);
  expect((await world.newestMail(professional.email)).text).toContain('102,00');
  const fee = await world.product.database
    .select({ basisPoints: projectServiceFees.basisPoints })
    .from(projectServiceFees)
    .where(eq(projectServiceFees.projectId, projectId));
  expect(fee).toEqual([{ basisPoints: 1_500 }]);
});

test('MON-05 another price counts from a day on: hours before it are settled, and reports keep theirs', async () => {
  const { hireId, professional, projectId, addHours, stateOf, entryIds } = await world.paid('new-price@pix.example');
  expect(await stateOf(entryIds[0]!)).toBe('paid');
  const today = dateInSaoPaulo(clock.now());
  const paidOn = `${addMonths(today, -2).slice(0, 7)}-02`;
  const workedOn = addDays(paidOn, 1);
  await addHours(60);
  const { name } = (await world.owner.call('GET /myProjects/{projectId}/professionals', { params: { projectId } })).body
    .professionals[0]!;
  expect(await listed(hireId, name)).toMatchObject({ isPriced: true, agreed: { grossCents: 100_00 } });
  // Its first day is paid, and hours wait before today.
  for (const countsFrom of [paidOn, today, addDays(today, 1)])
    expect(codeOf(await price(hireId, { grossCents: 200_00, countsFrom }))).toEqual([409, 'wallet.priceDay']);
  expect((await price(hireId, { grossCents: 200_00, countsFrom: workedOn })).body).toEqual({ holds: false });
  await world.decideOpen('approve');
  expect((await world.newestMail(professional.email)).text).toContain('170,00');
  expect(await holdOf(hireId)).toMatchObject({ hold: null, minutes: 60, grossCents: 200_00, netCents: 170_00 });
  // Credits are set aside for these hours now.
  expect(codeOf(await price(hireId, { countsFrom: workedOn }))).toEqual([409, 'wallet.priceDay']);
  const { months } = (
    await world.owner.call('GET /myFreelancers/{projectId}/{userId}/finance', {
      params: { projectId, userId: professional.id },
    })
  ).body;
  expect(months[0]!.expected).toEqual({ gross: 300_00, net: 255_00, currency: 'BRL' });
  expect(await world.differences()).toEqual([]);
});

test('MON-05 what was agreed in dollars without a price is priced in dollars, and then paid by hand', async () => {
  const { hireId } = await world.work({ currency: 'USD' });
  await world.product.database
    .update(projectProfessionals)
    .set({ pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  expect(await holdOf(hireId)).toMatchObject({ hold: 'unpriced' });
  const byHand = { hireId, grossCents: 100_00, netCents: 85_00 };
  expect(codeOf(await world.admin.call.raw('POST /payRuns', { body: byHand }))).toEqual([409, 'payouts.nothingToPay']);
  expect(await listed(hireId)).toMatchObject({ currency: 'USD', agreed: { grossCents: 100_00, netCents: 85_00 } });
  await price(hireId);
  expect((await world.openApproval())!.title).toContain('120');
  await world.decideOpen('approve');
  expect(await holdOf(hireId)).toMatchObject({
    ...{ hold: 'foreignCurrency', currency: 'USD', minutes: 60 },
    ...{ grossCents: 120_00, netCents: 102_00 },
  });
});

test('MON-05 ACC-17 the hours of a deleted account are priced by two administrators, never below what was agreed', async () => {
  const { hireId, professional } = await unpriced({ hiringModel: 'PJ', agreed: true });
  const body = { email: professional.email, password: DEMO_PASSWORD };
  expect((await professional.call.raw('POST /ownData/deletion', { body })).status).toBe(200);
  expect(await listed(hireId)).toMatchObject({ isGone: true });
  // R$ 84.15 net, of R$ 85.00 that were agreed.
  expect(codeOf(await price(hireId, { grossCents: 99_00 }))).toEqual([422, 'wallet.netBelowAgreed']);
  expect((await price(hireId)).body).toEqual({ holds: false });
  await world.decideOpen('approve');
  expect((await holdOf(hireId))!.hold).not.toBe('unpriced');
  expect((await world.newestMail(world.owner.email)).text).toContain('de uma pessoa que excluiu a conta custam');
});

test('MON-05 hours of a CLT contract are tracked and never paid by a run', async () => {
  const { hireId } = await unpriced({ hiringModel: 'CLT', agreed: false });
  expect(await holdOf(hireId)).toBeUndefined();
  expect(codeOf(await price(hireId))).toEqual([409, 'wallet.hireNotPaid']);
});

const ownPrice = (
  hireId: string,
  body: { grossCents?: number; monthlyHours?: number } = {},
  who: Pick<typeof world.owner, 'call'> = world.owner,
) =>
  who.call.raw('PUT /hirePrices/{hireId}/first', {
    params: { hireId },
    body: { grossCents: 120_00, monthlyHours: 80, reason: REASON, ...body },
  });
const hireOf = async (hireId: string) =>
  (await world.owner.call('GET /allocations')).body.projects
    .flatMap(({ hires }) => hires)
    .find((hire) => hire.hireId === hireId);

test('PRJ-06 MON-05 a company prices whom it hired without an offer, once, and never below what was agreed', async () => {
  const { hireId, professional } = await world.work({ minutes: [], creditedMinutes: 0 });
  await world.product.database
    .update(projectProfessionals)
    .set({ pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  const waits = async () =>
    (await world.owner.call('GET /waiting')).body.items.find(({ kind }) => kind === 'wallet.ownHiresToPrice')?.count;
  expect(await waits()).toBe(1);
  expect(await hireOf(hireId)).toMatchObject({ grossCents: null, isAsked: false, agreedCents: 100_00 });
  expect(codeOf(await ownPrice(hireId, { grossCents: 99_99 }))).toEqual([409, 'wallet.priceBelowAgreed']);
  expect((await ownPrice(hireId, { monthlyHours: 249 })).status).toBe(422);
  const foreign = await buildCompany(world.product);
  expect((await ownPrice(hireId, {}, foreign)).status).toBe(404);
  // Many at once: one sets it.
  const answers = await Promise.all(Array.from({ length: 4 }, () => ownPrice(hireId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await hireOf(hireId)).toMatchObject({ grossCents: 120_00, monthlyHours: 80 });
  expect(await waits()).toBeUndefined();
  expect(codeOf(await ownPrice(hireId, { grossCents: 500_00 }))).toEqual([409, 'wallet.hirePriced']);
  const { text } = await world.newestMail(professional.email);
  expect(text).toContain('102,00');
  expect(text).toContain(REASON);
});

test('PRJ-06 ADM-04 hours that were worked before a company priced them wait for an administrator', async () => {
  const { hireId } = await unpriced({ hiringModel: 'PJ', agreed: false });
  expect((await ownPrice(hireId)).body).toEqual({ holds: false });
  expect(await hireOf(hireId)).toMatchObject({ grossCents: null, isAsked: true });
  // Whoever approves reads for how many hours it is.
  expect((await world.openApproval())!.facts.map(({ value }) => value)).toEqual(['1 h 30', '80 h']);
  await world.decideOpen('approve', world.admin);
  expect(await hireOf(hireId)).toMatchObject({ grossCents: 120_00, isAsked: false, monthlyHours: 80 });
});

test('MON-02 ADM-04 a project gets a rate of its own, dated, by two; what was agreed before stays', async () => {
  const { database } = world.product;
  const { projectId, hireId } = await world.work();
  await freezeServiceFee(database, projectId, clock.now());
  const title = `Rate of its own ${projectId}`;
  await database.update(projects).set({ title }).where(eq(projects.id, projectId));
  const found = await world.admin.call('GET /serviceFees/projects', { query: { search: title } });
  expect(found.body.projects).toMatchObject([{ projectId, title }]);
  const body = { basisPoints: 800, startsAt: inDays(5).toISOString(), projectId };
  const unknown = { ...body, projectId: crypto.randomUUID() };
  expect((await world.admin.call.raw('POST /serviceFees', { body: unknown })).status).toBe(404);
  expect((await world.admin.call.raw('POST /serviceFees', { body })).status).toBe(201);
  const approval = (await world.openApproval())!;
  expect(approval.title).toContain(title);
  expect(approval.title).toContain('8%');
  await world.decide(approval.approvalId, 'approve');
  const rateAt = async (days: number) => (await readServiceFees(database, [projectId], inDays(days))).get(projectId);
  expect([await rateAt(4), await rateAt(6)]).toEqual([1_500, 800]);
  // Other projects keep theirs, and so does the price that was agreed.
  const other = await world.work();
  expect((await readServiceFees(database, [other.projectId], inDays(6))).get(other.projectId)).not.toBe(800);
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, hireId));
  expect(hire).toMatchObject({ agreedGross: 100_00, agreedNet: 85_00 });
});
