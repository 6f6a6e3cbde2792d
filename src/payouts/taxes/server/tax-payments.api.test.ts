import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { readOutgoingToday } from '#second-approvals/server/count-outgoing.ts';
import { outgoingMoney } from '#second-approvals/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { taxPayments } from '#payouts/pay-runs/server/taxes/tables.ts';

/** What one administrator may send out in a day; tests below stay under it, but for the one that does not. */
const world = await startPayWorld({ DAILY_LIMIT: '1000' });
const { admin, product } = world;
afterAll(() => product.close());

type Paid = BodySentTo<'POST /taxPayments'>;
const today = dateInSaoPaulo(new Date());
const month = today.slice(0, 7);
const pay = (body: Partial<Paid> = {}) =>
  admin.call.raw('POST /taxPayments', {
    body: { tax: 'inss', month, cents: 9_35, paidOn: today, guide: '07.26.1', ...body },
  });

async function sumOf(kind: 'withheldTax' | 'bank'): Promise<number> {
  const { rows } = await product.database.execute<{ cents: number }>(sql`
    select coalesce(sum(l.cents), 0)::float8 as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where a.kind = ${kind}`);
  return rows[0]!.cents;
}
const listed = async () => (await admin.call('GET /withheldTaxes')).body.taxes;
const inss = async () => (await listed()).find(({ tax }) => tax === 'inss')!;

/** Pays an hour of somebody without a company, from whom taxes are withheld. */
async function withhold(inssCents = 9_35) {
  const { professional } = await world.work({ companyTaxId: '' });
  const taxes = { netCents: 85_00, inssCents, irrfCents: 0, issCents: 4_25 };
  await admin.call('PUT /withheldTaxes/{memberId}', { params: { memberId: professional.id }, body: taxes });
  await world.startRun();
  await world.advance();
}

test('MON-05 withheld taxes stand in a list by month and tax, and are debited from what is owed when they are paid over', async () => {
  expect(await listed()).toEqual([]);
  await withhold();
  await withhold();
  const open = { month, paidCents: 0, askedCents: 0, payments: [] };
  expect(await listed()).toEqual([
    { ...open, tax: 'inss', withheldCents: 18_70, openCents: 18_70 },
    { ...open, tax: 'iss', withheldCents: 8_50, openCents: 8_50 },
  ]);
  expect(await sumOf('withheldTax')).toBe(27_20);
  const [bank, outgoing] = [await sumOf('bank'), await readOutgoingToday(product.database, new Date())];
  const [{ status, body }, recorded] = await namesRecorded(product.database, () => pay({ cents: 10_00 }));
  expect([status, body, recorded]).toEqual([201, { asked: false }, ['payouts.taxesPaid']]);
  expect(await inss()).toMatchObject({
    ...{ withheldCents: 18_70, paidCents: 10_00, openCents: 8_70 },
    payments: [{ guide: '07.26.1', paidOn: today, cents: 10_00, isAsked: false }],
  });
  expect([await sumOf('withheldTax'), await sumOf('bank')]).toEqual([17_20, bank + 10_00]);
  // It counts to what leaves the house that day.
  expect(await readOutgoingToday(product.database, new Date())).toBe(outgoing + 10_00);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 more than is open, a guia that is known, a day to come and another month are refused', async () => {
  const { openCents } = await inss();
  const before = await sumOf('withheldTax');
  expect(codeOf(await pay({ cents: openCents + 1, guide: '2' }))).toEqual([409, 'payouts.taxNotOpen']);
  expect(codeOf(await pay({ cents: 1 }))).toEqual([409, 'payouts.guideKnown']);
  expect(codeOf(await pay({ cents: 1, guide: '2', paidOn: addDays(today, 1) }))).toEqual([422, 'payouts.paidInFuture']);
  expect(codeOf(await pay({ cents: 1, guide: '2', month: '2026-01' }))).toEqual([409, 'payouts.taxNotOpen']);
  expect(codeOf(await pay({ cents: 1, guide: '2', tax: 'irrf' }))).toEqual([409, 'payouts.taxNotOpen']);
  for (const wrong of [{ cents: 0 }, { cents: -5 }, { guide: ' ' }, { paidOn: '2026-02-30' }, { month: '2026-13' }])
    expect(codeOf(await pay({ guide: '2', ...wrong }))).toEqual([422, 'platform.invalid']);
  expect(await sumOf('withheldTax')).toBe(before);
});

test('MON-05 many who record one tax at once pay it over once', async () => {
  const { openCents } = await inss();
  const before = await sumOf('withheldTax');
  const tries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((guide) => pay({ cents: openCents, guide }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(409)]);
  expect(await inss()).toMatchObject({ openCents: 0, askedCents: 0 });
  expect(await sumOf('withheldTax')).toBe(before - openCents);
  expect(await world.differences()).toEqual([]);
});

test('ADM-04 above the limit of the day a second administrator decides; refused, the tax is open again, approved, it is debited once', async () => {
  await withhold(60_00);
  // What left before leaves no room under the limit.
  await product.database.insert(outgoingMoney).values({ aboutId: newId(), cents: 990_00, countedAt: new Date() });
  const { openCents } = await inss();
  expect(openCents).toBe(60_00);
  const before = await sumOf('withheldTax');
  expect((await pay({ cents: 60_00, guide: '9' })).body).toEqual({ asked: true });
  expect(await inss()).toMatchObject({ openCents: 0, askedCents: 60_00 });
  expect(await sumOf('withheldTax')).toBe(before);
  // What is asked for is not asked for twice, nor by its own asker decided.
  expect(codeOf(await pay({ cents: 1, guide: '10' }))).toEqual([409, 'payouts.taxNotOpen']);
  const approval = (await world.openApproval())!;
  expect(approval).toMatchObject({ reasons: ['limit'] });
  expect([approval.title.includes('60'), approval.title.includes('INSS')]).toEqual([true, true]);
  expect((await world.decide(approval.approvalId, 'approve', admin)).status).toBe(409);
  await world.decideOpen('refuse');
  expect(await inss()).toMatchObject({ openCents: 60_00, askedCents: 0 });
  // The same guia may be recorded after it was refused.
  await pay({ cents: 60_00, guide: '9' });
  const again = (await world.openApproval())!;
  const decided = await Promise.all([
    world.decide(again.approvalId, 'approve'),
    world.decide(again.approvalId, 'approve'),
  ]);
  expect(decided.map(({ status }) => status)).toContain(200);
  expect(await inss()).toMatchObject({ openCents: 0, askedCents: 0 });
  expect(await sumOf('withheldTax')).toBe(before - 60_00);
  const rows = await product.database.select().from(taxPayments).where(eq(taxPayments.guide, '9'));
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['dropped', 'paid']);
  expect(await world.differences()).toEqual([]);
});
