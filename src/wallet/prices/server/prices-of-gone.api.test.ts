import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { holdPricesOfGoneJob } from './hold-prices-of-gone.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const FAIR = { grossCents: 120_00, netCents: 100_00 };
/** Below the R$ 85.00 that were agreed. */
const LOW = { grossCents: 120_00, netCents: 80_00 };
const price = (hireId: string, body: typeof FAIR) =>
  world.admin.call.raw('PUT /hirePrices/{hireId}', { params: { hireId }, body });
const confirm = (who: typeof world.owner, hireId: string, body: typeof FAIR) =>
  who.call.raw('POST /priceQuestions/{hireId}/confirmation', { params: { hireId }, body });
const holdOf = async (hireId: string) =>
  (await world.preview()).people.flatMap(({ hires }) => hires).find((hire) => hire.hireId === hireId)!.hold;
const listed = async (hireId: string) =>
  (await world.admin.call('GET /hirePrices')).body.hires.find((hire) => hire.hireId === hireId);
const waits = async (who: typeof world.owner, kind: string) =>
  (await who.call('GET /waiting')).body.items.find((item) => item.kind === `wallet.${kind}`)?.count ?? 0;
/** How many prices the administrators have to set, and the company to confirm. */
const waiting = async () => [await waits(world.admin, 'hiresToPrice'), await waits(world.owner, 'pricesOfCompany')];
async function leave({ email, call }: Awaited<ReturnType<typeof world.work>>['professional']) {
  const body = { email, password: DEMO_PASSWORD };
  expect((await call.raw('POST /ownData/deletion', { body })).status).toBe(200);
}

/** A hire from before prices: with what was agreed then, or without an agreement and a hiring model. */
async function unpriced(isAgreed = true) {
  const scene = await world.work();
  const none = { agreedHours: null, agreedNet: null, agreedGross: null, agreedCurrency: null };
  const [hire] = await world.product.database
    .update(projectProfessionals)
    .set({ pricedAt: null, ...(!isAgreed && none) })
    .where(eq(projectProfessionals.id, scene.hireId))
    .returning();
  const hiringModel = isAgreed ? 'PJ' : null;
  await world.product.database.update(positions).set({ hiringModel }).where(eq(positions.id, hire!.positionId));
  // Hours that no earlier price covered.
  await scene.addHours(30);
  return scene;
}

test('MON-05 ACC-17 the price of hours of a deleted account holds once the company confirmed it, never below what was agreed', async () => {
  for (const isAgreed of [true, false]) {
    const { hireId, professional } = await unpriced(isAgreed);
    await leave(professional);
    expect(await waiting()).toEqual([1, 0]);
    expect(await listed(hireId)).toMatchObject({ isGone: true, asks: 'company' });
    if (isAgreed) expect(codeOf(await price(hireId, LOW))).toEqual([422, 'wallet.netBelowAgreed']);
    expect((await price(hireId, FAIR)).body).toEqual({ holds: false });
    const { text } = await world.newestMail(world.owner.email);
    expect(text).toContain('de uma pessoa que excluiu a conta');
    expect([await holdOf(hireId), await waiting()]).toEqual(['unpriced', [0, 1]]);
    expect((await confirm(world.owner, hireId, FAIR)).body).toEqual({ holds: true });
    expect([await holdOf(hireId), await waiting()]).toEqual([null, [0, 0]]);
    expect((await world.newestMail(world.owner.email)).text).toContain('de uma pessoa que excluiu a conta custam');
  }
});

test('MON-05 ACC-17 a price that the company had confirmed before the account was deleted holds the night after', async () => {
  const half = await unpriced();
  await price(half.hireId, FAIR);
  await confirm(world.owner, half.hireId, FAIR);
  // Another one waits for the person, who still can say something.
  const alive = await unpriced();
  await price(alive.hireId, FAIR);
  await confirm(world.owner, alive.hireId, FAIR);
  await leave(half.professional);
  expect(await waiting()).toEqual([0, 0]);
  await world.product.runJob(holdPricesOfGoneJob);
  expect([await holdOf(half.hireId), await holdOf(alive.hireId)]).toEqual([null, 'unpriced']);
  await confirm(alive.professional, alive.hireId, FAIR);
  const { runId } = (await world.freeze()).body;
  expect((await world.run(runId)).payments.map(({ isGone }) => isGone)).toContain(true);
});

test('MON-05 ACC-17 a company is told once that a price which its professional can accept no more is replaced', async () => {
  const mails = async () =>
    (await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.happening, 'wallet.priceVoided'))).map(
      ({ recipient, subject, textBody }) => ({ recipient, subject, textBody }),
    );
  const { hireId, professional } = await unpriced();
  await price(hireId, LOW);
  await confirm(world.owner, hireId, LOW);
  // Somebody whose hours are all refused: no price comes any more.
  const without = await unpriced();
  await price(without.hireId, LOW);
  const { database } = world.product;
  await database.update(timeEntries).set({ state: 'refused' }).where(eq(timeEntries.hireId, without.hireId));
  for (const who of [professional, without.professional]) await leave(who);
  const night = () => world.product.runJob(holdPricesOfGoneJob);
  await night();
  await night();
  expect(await mails()).toEqual([
    {
      recipient: world.owner.email,
      subject: expect.stringMatching(/^As horas em “.+” terão um novo preço$/),
      textBody: expect.stringMatching(
        /R\$\s120,00 brutos por hora, não vale mais.+R\$\s80,00 é menor que o combinado/s,
      ),
    },
  ]);
  expect(await listed(hireId)).toMatchObject({ asks: 'company', proposed: null });
  expect(await waiting()).toEqual([1, 0]);
  expect((await price(hireId, FAIR)).body).toEqual({ holds: false });
  expect((await confirm(world.owner, hireId, FAIR)).body).toEqual({ holds: true });
});

test('MON-05 ACC-17 a price below what was agreed waits for another one, unless the person had confirmed it', async () => {
  for (const isConfirmed of [false, true]) {
    const { hireId, professional } = await unpriced();
    await price(hireId, LOW);
    if (isConfirmed) await confirm(world.owner, hireId, LOW);
    await leave(professional);
    expect([await holdOf(hireId), await waiting()]).toEqual(['unpriced', [1, 0]]);
    expect((await listed(hireId))!.proposed).toMatchObject({ isBelowAgreed: true });
    expect((await world.owner.call('GET /priceQuestions')).body.questions).toEqual([]);
    expect(codeOf(await confirm(world.owner, hireId, LOW))).toEqual([409, 'wallet.nothingToConfirm']);
    await price(hireId, FAIR);
    expect(await waiting()).toEqual([0, 1]);
    expect((await confirm(world.owner, hireId, FAIR)).body).toEqual({ holds: true });
  }
  const own = await unpriced();
  await price(own.hireId, LOW);
  await confirm(own.professional, own.hireId, LOW);
  await leave(own.professional);
  await world.product.runJob(holdPricesOfGoneJob);
  expect(await waiting()).toEqual([0, 1]);
  expect((await confirm(world.owner, own.hireId, LOW)).body).toEqual({ holds: true });
});
