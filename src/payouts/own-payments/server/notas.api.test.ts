import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { NOTA_KIND } from '#payouts/own-payments/server/notas.ts';
import { professionalNotas } from '#payouts/pay-runs/server/taxes/tables.ts';

const world = await startPayWorld({ REQUIRE_NOTA: '1' });
const { product, admin } = world;
afterAll(() => product.close());

type Person = typeof admin;
const pdf = '%PDF-1.7 nota';
interface Attached {
  hireId: string;
  month?: string;
  number?: string;
  issuedOn?: string;
  body?: string;
}
const attach = (
  who: Person,
  { hireId, month = '2026-03', number = '41', issuedOn = '2026-04-02', body = pdf }: Attached,
) =>
  who.call.raw('POST /ownPayments/notas/{hireId}/{month}', {
    params: { hireId, month },
    query: { number, issuedOn },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const holdOf = async (hireId: string) =>
  (await world.preview()).people.flatMap(({ hires }) => hires).find((hire) => hire.hireId === hireId)?.hold;
const ownHire = async (who: Person, hireId: string) =>
  (await who.call('GET /ownPayments')).body.hires.find((hire) => hire.hireId === hireId);
const waits = async (who: Person) =>
  (await who.call('GET /waiting')).body.items.filter(({ kind }) => kind === 'payouts.notasToAttach');
const countFiles = () => product.database.$count(storedFiles, eq(storedFiles.kind, NOTA_KIND));
/** Hours of the last day of March and the first of April in São Paulo. */
const overTwoMonths = { minutes: [60, 60], firstStart: '2026-03-31T12:00:00Z' } as const;

test('MON-05 where the operator asks for notas, a company’s pay waits for the nota of each month, and the next run pays it', async () => {
  const { professional, hireId } = await world.work(overTwoMonths);
  const missing = [
    { month: '2026-03', number: null },
    { month: '2026-04', number: null },
  ];
  expect(await holdOf(hireId)).toBe('noNota');
  expect(await ownHire(professional, hireId)).toMatchObject({ hold: 'noNota', notas: missing });
  expect(await waits(professional)).toMatchObject([{ count: 2, address: '/my-payments' }]);
  expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);

  const answer = await attach(professional, { hireId });
  expect([answer.status, answer.body]).toEqual([201, { done: true }]);
  // The hours of April still wait, and those of March with them.
  expect(await holdOf(hireId)).toBe('noNota');
  expect(await waits(professional)).toMatchObject([{ count: 1 }]);
  await attach(professional, { hireId, month: '2026-04', number: '42' });
  expect(await holdOf(hireId)).toBeNull();
  expect(await waits(professional)).toEqual([]);
  expect(await ownHire(professional, hireId)).toMatchObject({
    hold: null,
    notas: [
      { month: '2026-03', number: '41' },
      { month: '2026-04', number: '42' },
    ],
  });
  const runId = await world.startRun();
  await world.advance();
  const { run, payments } = await world.run(runId);
  expect(run).toMatchObject({ state: 'done', paidCents: 170_00 });
  expect(payments[0]!.notas.map(({ number }) => number).toSorted()).toEqual(['41', '42']);
  // Administrators keep the books by it; what was paid by it does not change any more.
  const { notaId } = payments[0]!.notas.find(({ number }) => number === '41')!;
  const file = await admin.call.raw('GET /professionalNotas/{notaId}/file', { params: { notaId } });
  expect([file.status, file.body, file.headers.get('content-type')]).toEqual([200, pdf, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toContain('-41.pdf');
  expect(codeOf(await attach(professional, { hireId, number: '43' }))).toEqual([409, 'payouts.notaUsed']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a nota is replaced before it is paid, its former file goes, and others neither attach nor read it', async () => {
  const { professional, hireId } = await world.work({ firstStart: '2026-03-02T12:00:00Z' });
  const stranger = await product.person({ role: 'squadMember' });
  expect(codeOf(await attach(stranger, { hireId }))).toEqual([404, 'platform.notFound']);
  // Nobody worked in May.
  expect(codeOf(await attach(professional, { hireId, month: '2026-05' }))).toEqual([404, 'platform.notFound']);
  const before = await countFiles();
  for (const body of ['', 'MZ', '<html><script>'])
    expect(codeOf(await attach(professional, { hireId, body }))).toEqual([422, 'payouts.notaFileUnknown']);
  for (const wrong of [{ number: ' ' }, { number: '1'.repeat(61) }, { issuedOn: '2026-02-30' }])
    expect(codeOf(await attach(professional, { hireId, ...wrong }))).toEqual([422, 'platform.invalid']);
  expect([await countFiles(), await holdOf(hireId)]).toEqual([before, 'noNota']);
  await attach(professional, { hireId });
  const xml = '<?xml version="1.0" encoding="UTF-8"?><CompNfse/>';
  await attach(professional, { hireId, number: '42', body: xml });
  product.clock.advance({ minutes: 1 });
  await purgeFiles(product.database, product.files, { warn: () => {} });
  expect(await countFiles()).toBe(before + 1);
  const rows = await product.database.select().from(professionalNotas).where(eq(professionalNotas.hireId, hireId));
  expect(rows).toMatchObject([{ number: '42', issuedOn: '2026-04-02', fileFormat: 'xml' }]);
  const params = { notaId: rows[0]!.id };
  expect((await admin.call.raw('GET /professionalNotas/{notaId}/file', { params })).body).toBe(xml);
  for (const who of [stranger, professional])
    expect((await who.call.raw('GET /professionalNotas/{notaId}/file', { params })).status).toBe(403);
  await world.startRun();
  await world.advance();
});

test('MON-05 whoever works without a company needs no nota, and has nothing to attach', async () => {
  const { professional, hireId } = await world.work({ companyTaxId: '' });
  expect(await holdOf(hireId)).toBe('noCompany');
  expect(await ownHire(professional, hireId)).toMatchObject({ notas: [] });
  expect(await waits(professional)).toEqual([]);
});

test('MON-05 where the operator does not ask for notas, nothing waits for one', async () => {
  const other = await startPayWorld();
  try {
    const { professional, hireId } = await other.work();
    const own = (await professional.call('GET /ownPayments')).body.hires.find((hire) => hire.hireId === hireId);
    expect(own).toMatchObject({ hold: null, notas: [] });
    await other.startRun();
  } finally {
    await other.product.close();
  }
});
