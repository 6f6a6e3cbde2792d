import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { sandboxPayouts } from '#payouts/pay-runs/server/provider/tables.ts';
import { withheldTaxes } from './tables.ts';

const world = await startPayWorld();
const { owed } = world;
afterAll(() => world.product.close());

const someTaxes = { inssCents: 9_35, irrfCents: 1_00, issCents: 4_25 };
const typeTaxes = (memberId: string, taxes: Partial<typeof someTaxes> = {}, netCents = 85_00) =>
  world.admin.call.raw('PUT /withheldTaxes/{memberId}', {
    params: { memberId },
    body: { netCents, ...someTaxes, ...taxes },
  });
const withoutCompany = (more = {}) => world.work({ companyTaxId: '', ...more });
const personOf = async (memberId: string) =>
  (await world.preview()).people.find((person) => person.memberId === memberId)!;
async function withheld(): Promise<number> {
  const { rows } = await world.product.database.execute<{ cents: number }>(sql`
    select coalesce(sum(l.cents), 0)::float8 as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where a.kind = 'withheldTax'`);
  return rows[0]!.cents;
}

test('MON-05 whoever has no company waits until taxes are typed, and gets what they leave; the state’s part is kept', async () => {
  const { professional } = await withoutCompany();
  const before = await withheld();
  expect(await personOf(professional.id)).toMatchObject({ netToTaxCents: 85_00, taxes: null, netCents: 0 });
  expect((await professional.call('GET /ownPayments')).body.hires).toMatchObject([{ hold: 'noCompany' }]);
  expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);

  expect((await typeTaxes(professional.id)).status).toBe(200);
  expect(await personOf(professional.id)).toMatchObject({ netCents: 85_00, taxes: someTaxes, hires: [{ hold: null }] });
  const runId = await world.startRun();
  await world.advance();
  const read = await world.run(runId);
  expect(read.run).toMatchObject({ state: 'done', netCents: 85_00, taxCents: 14_60, paidCents: 70_40 });
  expect(read.payments).toMatchObject([{ state: 'paid', cents: 70_40, taxCents: 14_60 }]);
  expect(await owed(professional.id)).toBe(0);
  expect((await withheld()) - before).toBe(14_60);
  const own = (await professional.call('GET /ownPayments')).body;
  expect(own).toMatchObject({ paidCents: 70_40, payments: [{ cents: 70_40, taxCents: 14_60 }] });
  expect((await world.newestMail(professional.email)).text).toContain('14,60');
  expect(await world.differences()).toEqual([]);
});

test('MON-05 taxes hold for just the hours for which they were typed', async () => {
  const { professional, addHours, give, hireId } = await withoutCompany();
  await typeTaxes(professional.id);
  await addHours(60);
  await give(60);
  expect(await personOf(professional.id)).toMatchObject({
    ...{ netToTaxCents: 170_00, netCents: 0 },
    hires: [{ hireId, hold: 'otherTaxes' }],
  });
  expect(codeOf(await typeTaxes(professional.id))).toEqual([409, 'payouts.previewChanged']);
  expect((await typeTaxes(professional.id, {}, 170_00)).status).toBe(200);
  expect(await personOf(professional.id)).toMatchObject({ netCents: 170_00, hires: [{ hold: null }] });
  const runId = await world.startRun();
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', cents: 155_40, taxCents: 14_60 }]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 taxes that leave nothing, are below zero or of somebody without hours are refused', async () => {
  const { professional } = await withoutCompany();
  expect(codeOf(await typeTaxes(professional.id, { issCents: 85_00 }))).toEqual([422, 'payouts.taxesTakeAll']);
  expect(codeOf(await typeTaxes(professional.id, { issCents: -1 }))).toEqual([422, 'platform.invalid']);
  expect(codeOf(await typeTaxes(professional.id, { issCents: 0.5 }))).toEqual([422, 'platform.invalid']);
  expect(codeOf(await typeTaxes(world.owner.id))).toEqual([409, 'payouts.previewChanged']);
  // As a company nothing is withheld, whatever was typed before.
  await typeTaxes(professional.id);
  await buildPrivateRecord(world.product.database, professional.id, 'ownCompany', { taxId: '11222333000181' });
  expect(await personOf(professional.id)).toMatchObject({ netToTaxCents: 0, taxes: null, netCents: 85_00 });
  expect(codeOf(await typeTaxes(professional.id))).toEqual([409, 'payouts.previewChanged']);
  const runId = await world.startRun();
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ cents: 85_00, taxCents: 0 }]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 many who type at once leave one, and a run takes just what its preview showed', async () => {
  const { professional } = await withoutCompany();
  const tries = [100, 200, 300, 400, 500, 600].map((issCents) => typeTaxes(professional.id, { issCents }));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  const rows = await world.product.database
    .select()
    .from(withheldTaxes)
    .where(eq(withheldTaxes.memberId, professional.id));
  expect(rows.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
  const { grossCents, netCents, taxCents } = (await world.preview()).total;
  await typeTaxes(professional.id, { issCents: 7_00 });
  const body = { grossCents, netCents, taxCents };
  expect(codeOf(await world.admin.call.raw('POST /payRuns', { body }))).toEqual([409, 'payouts.previewChanged']);
  const runId = await world.startRun();
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ taxCents: 17_35 }]);
});

test('MON-05 a payment that is blocked after it was frozen lets all its hours go, and the taxes with them', async () => {
  const { professional, hireId } = await withoutCompany();
  const before = await withheld();
  await typeTaxes(professional.id);
  const runId = await world.startRun();
  const block = (at: Date | null) =>
    world.product.database
      .update(projectProfessionals)
      .set({ paymentBlockedAt: at })
      .where(eq(projectProfessionals.id, hireId));
  await block(new Date());
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'dropped', cents: 0, taxCents: 0 }]);
  expect(await withheld()).toBe(before);
  await block(null);
  expect(await personOf(professional.id)).toMatchObject({ netToTaxCents: 85_00, taxes: null });
  expect(await world.differences()).toEqual([]);
  await typeTaxes(professional.id);
  await world.startRun();
  await world.advance();
});

test('MON-05 what is withheld is withheld once, however often the rest is sent', async () => {
  const { professional } = await withoutCompany({ pixKey: 'ana@returned.ponte.invalid' });
  const before = await withheld();
  await typeTaxes(professional.id);
  const runId = await world.startRun();
  await world.advance();
  const [payment] = (await world.run(runId)).payments;
  expect(payment).toMatchObject({ state: 'returned' });
  expect(await owed(professional.id)).toBe(70_40);
  expect(await world.differences()).toEqual([]);
  await world.giveKey(professional.id, 'ana@pix.example');
  await world.ask(payment!.paymentId, 'retry');
  await world.advance();
  expect(await owed(professional.id)).toBe(0);
  expect((await withheld()) - before).toBe(14_60);
  const sent = await world.product.database.select().from(sandboxPayouts);
  expect(sent.filter(({ requestKey }) => requestKey.startsWith(payment!.paymentId)).map(({ cents }) => cents)).toEqual([
    70_40, 70_40,
  ]);
  expect(await world.differences()).toEqual([]);
  const paper = await professional.call.raw('GET /ownPayments/{paymentId}/statement', {
    params: { paymentId: payment!.paymentId },
  });
  expect(paper.status).toBe(200);
});
