import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { yearNow } from '#application/testing/steps/year-now.ts';
import { newId } from '#platform/db/columns.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { buildHours } from '#timesheets/builders.ts';
import { payments, payRuns } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const minutesOf = (hires: readonly { openMinutes: number; payableMinutes: number; uncoveredMinutes: number }[]) =>
  hires.map(({ openMinutes, payableMinutes, uncoveredMinutes }) => [openMinutes, payableMinutes, uncoveredMinutes]);

test('MON-05 what is expected and what is payable are the hours at the agreed net, until a run pays them', async () => {
  // R$ 85.00 an hour; credits cover the first hour alone.
  const { professional, projectId, taskId, hireId } = await world.work({ minutes: [60, 30], creditedMinutes: 60 });
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  for (const [day, state, minutes] of [
    ['2026-04-01', 'pending', 40],
    ['2026-04-02', 'contested', 20],
    ['2026-04-03', 'held', 30],
    ['2026-04-04', 'refused', 50],
  ] as const) {
    // Later in the day than those of the scene.
    const start = new Date(`${day}T18:00:00Z`);
    const end = new Date(start.getTime() + minutes * 60_000);
    await buildHours(world.product.database, { ...place, start, end, state });
  }
  const read = async () => (await professional.call('GET /ownPayments')).body;
  const before = await read();
  expect(before).toMatchObject({ expectedCents: 127_50, payableCents: 127_50, inRunCents: 0, paidCents: 0, years: [] });
  expect(minutesOf(before.hires)).toEqual([[90, 90, 30]]);
  await world.startRun();
  expect(await read()).toMatchObject({ expectedCents: 127_50, payableCents: 42_50, inRunCents: 85_00, paidCents: 0 });
  await world.advance();
  const after = await read();
  expect(after).toMatchObject({ expectedCents: 127_50, payableCents: 42_50, inRunCents: 0, paidCents: 85_00 });
  expect(minutesOf(after.hires)).toEqual([[90, 30, 30]]);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 payments are read page by page, newest first, each once', async () => {
  const { database } = world.product;
  const member = await world.product.person({ role: 'squadMember' });
  const other = await world.product.person({ role: 'squadMember' });
  const sums = { peopleCount: 2, minutes: 60, grossCents: 20_000, netCents: 17_000, state: 'done' } as const;
  const runs = Array.from({ length: 61 }, () => ({ id: newId(), createdBy: world.admin.id, ...sums }));
  await database.insert(payRuns).values(runs);
  const paid = { cents: 8_500, keyKind: 'email', key: 'ana@pix.example', state: 'paid', paidAt: new Date() } as const;
  const own = runs.map(({ id: runId }) => ({ id: newId(), runId, memberId: member.id, ...paid }));
  await database.insert(payments).values(own);
  await database.insert(payments).values(runs.map(({ id: runId }) => ({ runId, memberId: other.id, ...paid })));

  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const query: { cursor?: string } = next === null ? {} : { cursor: next };
    const { body } = await member.call('GET /ownPayments', { query });
    // The figures are those of all of them, whatever page is read.
    expect(body.paidCents).toBe(61 * 8_500);
    pages.push(body.payments.map(({ paymentId }) => paymentId));
    next = body.next;
  } while (next !== null);
  expect(pages.map(({ length }) => length)).toEqual([30, 30, 1]);
  expect(pages.flat()).toEqual(own.map(({ id }) => id).toReversed());
  const { status } = await member.call.raw('GET /ownPayments', { query: { cursor: 'nonsense' } });
  expect(status).toBe(422);
});

test('MON-05 statements of a payment and of a year are made for the person alone, and add up', async () => {
  const { professional, payment } = await world.paid('ana@pix.example', [90, 15, 15, 30]);
  const params = { paymentId: payment.paymentId };
  const amountsOf = async (path: string) => {
    const headers = { authorization: `Bearer ${professional.token}`, 'accept-language': 'en' };
    const paper = await fetch(`${world.product.url}/api/ownPayments/${path}`, { headers });
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const lines = readPdf(Buffer.from(await paper.arrayBuffer())).flat();
    return lines.flatMap((line) => /R\$([\d.,]+)$/.exec(line)?.[1] ?? []);
  };
  // Four days, which together are the total, to the cent.
  expect(await amountsOf(`${payment.paymentId}/statement`)).toEqual([
    '127.50',
    '21.25',
    '21.25',
    '42.50',
    '212.50',
    '212.50',
  ]);
  const other = await world.product.person({ role: 'squadMember' });
  expect((await other.call.raw('GET /ownPayments/{paymentId}/statement', { params })).status).toBe(404);
  const own = (await professional.call('GET /ownPayments')).body;
  expect(own).toMatchObject({ paidCents: 212_50, inRunCents: 0, years: [yearNow()] });
  expect(await amountsOf(`years/${own.years[0]}`)).toEqual(['212.50', '212.50', '212.50']);
  expect((await professional.call.raw('GET /ownPayments/years/{year}', { params: { year: 2021 } })).status).toBe(404);
});

test('MON-05 whoever has approved hours and no key is asked for it, and nobody who has one', async () => {
  const isAsked = async (pixKey: string) => {
    const { professional } = await world.work({ minutes: [60], pixKey });
    const { items } = (await professional.call('GET /waiting')).body;
    return items.filter(({ kind }) => kind === 'payouts.keyToAdd').map(({ address }) => address);
  };
  expect(await isAsked('')).toEqual(['/my-payments']);
  expect(await isAsked('ana@pix.example')).toEqual([]);
});
