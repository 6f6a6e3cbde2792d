import { eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { buildStatement } from '#application/testing/money/statement-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { sessions } from '#accounts/server/tables.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { reserveMoney } from '#wallet/ledger/server/reserve-money.ts';
import { readPages, walletFileJobs } from './make-file.ts';
import { transactionsOf } from './file-queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

type Caller = Pick<Person, 'call' | 'token'>;
type Request = BodySentTo<'POST /wallet/files'>;
const [makeJob, maintainJob] = walletFileJobs;
const statement: Request = { view: 'statement', format: 'csv' };

const ask = ({ call }: Caller, body: Request = statement, headers: Record<string, string> = {}) =>
  call.raw('POST /wallet/files', { body, headers: { 'accept-language': 'en', ...headers } });
const make = (reportId: string, more: object = {}) => product.runJob(makeJob!, { reportId }, more);
const read = async ({ call }: Caller, reportId: string) =>
  (await call('GET /wallet/files/{reportId}', { params: { reportId } })).body;
const cancel = ({ call }: Caller, reportId: string) =>
  call.raw('POST /wallet/files/{reportId}/cancel', { params: { reportId } });
const fetchFile = ({ token }: Caller, reportId: string) =>
  fetch(`${product.url}/api/wallet/files/${reportId}/file`, { headers: { authorization: `Bearer ${token}` } });

/** Asks for a file and makes it; gives its rows without their header. */
async function fileOf(who: Caller, body: Request = statement, headers: Record<string, string> = {}) {
  const { status, body: asked } = await ask(who, body, headers);
  expect([status, asked.state]).toEqual([202, 'queued']);
  await make(asked.reportId);
  const answer = await fetchFile(who, asked.reportId);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const all = Papa.parse<string[]>(bytes.toString('utf8').trimEnd()).data.slice(1);
  // Balances before and after have no transaction.
  const [rows, sums] = [all.filter((row) => row[8] !== ''), all.filter((row) => row[8] === '')];
  return { reportId: asked.reportId, answer, bytes, rows, sums, view: await read(who, asked.reportId) };
}

test('MON-03 a file holds the lines on the screen, oldest first, with their sum', async () => {
  const company = await buildStatement(product);
  for (const more of [{}, { types: ['serviceFee', 'fine'] }, { from: '2001-01-01' }] satisfies Partial<Request>[]) {
    const { body } = await company.call('GET /wallet/lines', { query: { view: 'statement', ...more } });
    const onScreen = body.lines.toReversed();
    const { rows, sums, view } = await fileOf(company, { ...statement, ...more });
    expect(rows.map((row) => [row[8], Number(row[5]), row[6] === '' ? null : Number(row[6]) * 100])).toEqual(
      onScreen.map(({ transactionId, cents, balanceCents }) => [transactionId, cents / 100, balanceCents]),
    );
    expect(sums.map((row) => [row[1], Number(row[6])])).toEqual(
      more.types
        ? []
        : [
            ['Opening balance', 0],
            ['Closing balance', 350],
            ['of which available', 250],
            ['of which set aside for projects', 100],
            ['of which being paid out', 0],
          ],
    );
    const cents = onScreen.reduce((sum, line) => sum + line.cents, 0);
    expect(view).toMatchObject({ state: 'done', progress: 100, lines: onScreen.length, cents });
  }
});

test('MON-03 the file speaks the language of whoever asked, as CSV or XLSX, of the statement or the payments', async () => {
  const company = await buildStatement(product);
  const { answer, rows } = await fileOf(company, statement, { 'accept-language': 'pt' });
  expect(answer.headers.get('content-disposition')).toContain('extrato.csv');
  expect(rows.map((row) => [row[1], row[5]])).toEqual([
    ['Crédito', '500,00'],
    ['Horas pagas', '-85,00'],
    ['Taxa de serviço', '-15,00'],
    ['Multa', '-30,00'],
    ['Reembolso', '-20,00'],
  ]);
  const sheet = await fileOf(company, { view: 'payments', format: 'xlsx' });
  expect(sheet.bytes.toString('latin1').slice(0, 2)).toBe('PK');
  expect([sheet.answer.headers.get('content-disposition'), sheet.view.lines]).toEqual([
    expect.stringContaining('payments.xlsx'),
    4,
  ]);
  expect(codeOf(await ask(company, { ...statement, to: '2001-01-01' }))).toEqual([409, 'wallet.noLinesFound']);
  expect((await ask(company, { ...statement, from: '0000-01-01' })).status).toBe(422);
});

test('MON-03 pages of any size read the same transactions, each once and in order', async () => {
  const { workspaceId } = await buildStatement(product);
  const filter = transactionsOf({ workspaceId, currency: 'BRL', types: [], fromDate: null, toDate: null });
  const idsBy = async (size: number) => {
    const ids: string[] = [];
    for await (const page of readPages(product.database, filter, size)) ids.push(...page.map(({ id }) => id));
    return ids;
  };
  const whole = await idsBy(1_000);
  expect(new Set(whole).size).toBe(4);
  for (const size of [1, 2, 4, 5]) expect(await idsBy(size)).toEqual(whole);
});

test('MON-03 one file is made for a person at a time, and it is cancelled before and while it is made', async () => {
  const company = await buildStatement(product);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(company)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
  const { reportId } = answers.find(({ status }) => status === 202)!.body;
  const { latest } = (await company.call('GET /wallet/files')).body;
  expect(latest).toMatchObject({ reportId, state: 'queued', lines: null });
  expect((await cancel(company, reportId)).body.state).toBe('cancelled');
  expect((await cancel(company, reportId)).body.state).toBe('cancelled');
  await make(reportId);
  expect((await read(company, reportId)).state).toBe('cancelled');

  const second = (await ask(company)).body.reportId;
  // Progress is told twice a second; so much passes with each look.
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (passed += 1_000));
  onTestFinished(() => void vi.restoreAllMocks());
  const put: FileStore['put'] = async (key, file) => {
    await product.files.put(key, file);
    expect(await read(company, second)).toMatchObject({ state: 'running', progress: 95 });
    await cancel(company, second);
  };
  await make(second, { files: { ...product.files, put } });
  expect((await read(company, second)).state).toBe('cancelled');
  expect((await fetchFile(company, second)).status).toBe(410);
});

test('MON-03 a file store that fails leaves a clear state, the next run or a new request makes the file', async () => {
  const company = await buildStatement(product);
  const files: FileStore = { ...product.files, put: () => Promise.reject(new Error('The disk is full.')) };
  const first = (await ask(company)).body.reportId;
  await expect(make(first, { files })).rejects.toThrow('full');
  expect((await read(company, first)).state).toBe('running');
  await make(first);
  expect((await read(company, first)).state).toBe('done');

  const second = (await ask(company)).body.reportId;
  await expect(make(second, { files, lastTry: true })).rejects.toThrow('full');
  expect((await read(company, second)).state).toBe('failed');
  expect((await fetchFile(company, first)).status).toBe(200);
  const third = await fileOf(company);
  expect(codeOf(await cancel(company, third.reportId))).toEqual([409, 'wallet.fileFinished']);
  // The new file takes the place of the earlier one.
  expect((await fetchFile(company, first)).status).toBe(410);
});

test('MON-03 a file that never reached the queue is made by the next sweep, and is gone after a day', async () => {
  const company = await buildStatement(product);
  const { reportId } = (await ask(company)).body;
  product.clock.advance({ minutes: 2 });
  await product.runJob(maintainJob!);
  expect((await read(company, reportId)).state).toBe('done');
  // Sessions end by the same clock.
  const later = async (hours: number) => {
    product.clock.advance({ hours });
    const tokenIssuedAt = clock.now();
    const expiresAt = new Date(tokenIssuedAt.getTime() + 86_400_000);
    await product.database.update(sessions).set({ expiresAt, tokenIssuedAt }).where(eq(sessions.userId, company.id));
  };
  await later(23);
  expect((await fetchFile(company, reportId)).status).toBe(200);
  await later(2);
  expect((await read(company, reportId)).state).toBe('expired');
  expect((await fetchFile(company, reportId)).status).toBe(410);
});

test('MON-03 only whoever may see the payments exports them, and only to themselves', async () => {
  const company = await buildStatement(product);
  const { id, workspaceId } = company;
  const headers = { workspaceid: workspaceId };
  const treasurer = await buildColleague(product, workspaceId, ['accessPayments']);
  const hirer = await buildColleague(product, workspaceId, ['createProject']);
  const admin = await product.person({ role: 'admin' });
  const foreign = await buildCompany(product);
  const body: Request = { ...statement, userId: id };
  expect((await ask(hirer, statement, headers)).status).toBe(403);
  expect((await ask(foreign, body)).status).toBe(404);
  expect((await foreign.call.raw('GET /wallet/files', { query: { userId: id } })).status).toBe(404);
  expect((await fileOf(admin, body)).view.lines).toBe(5);
  const { reportId } = await fileOf(treasurer, statement, headers);
  for (const other of [company, foreign, admin]) {
    expect((await fetchFile(other, reportId)).status).toBe(404);
    expect((await cancel(other, reportId)).status).toBe(404);
  }
  await product.database.execute(sql`
    update workspace_members set permissions = '{createProject}' where user_id = ${treasurer.id}`);
  expect((await fetchFile(treasurer, reportId)).status).toBe(403);
});

test('MON-03 money that comes in while a file is made neither doubles nor hides a line', async () => {
  const company = await buildStatement(product);
  const { workspaceId } = company;
  const { reportId } = (await ask(company)).body;
  await buildTopUp(product.database, { workspaceId, cents: 1_00, at: new Date() });
  await make(reportId);
  expect(await read(company, reportId)).toMatchObject({ lines: 6, cents: 351_00 });
});

test('MON-03 what is being paid out is a line of the file, and all of them are the wallet, before and after a day', async () => {
  const company = await buildStatement(product);
  const { workspaceId, projectId, call } = company;
  await product.database.transaction((transaction) =>
    reserveMoney(
      transaction,
      {
        ...{ key: `test:${projectId}`, currency: 'BRL', workspaceId, actorId: null },
        cause: { kind: 'project', id: projectId },
        taken: [{ account: { kind: 'allocated', workspaceId, projectId }, cents: 40_00 }],
      },
      new Date(),
    ),
  );
  const [wallet] = (await call('GET /wallet')).body.wallets;
  expect(wallet).toMatchObject({ availableCents: 250_00, allocatedCents: 60_00, reservedCents: 40_00 });
  const closings = async (body: Request) => (await fileOf(company, body)).sums.map((row) => Number(row[6]));
  expect(await closings(statement)).toEqual([0, 350, 250, 60, 40]);
  const later = new Date(clock.now().getTime() + 2 * 86_400_000);
  await buildTopUp(product.database, { workspaceId, cents: 7_00, at: later });
  const day = dateInSaoPaulo(later);
  // Until the day before, and from the one on which the money came.
  expect(await closings({ ...statement, to: addDays(day, -1) })).toEqual([0, 350, 250, 60, 40]);
  expect(await closings({ ...statement, from: day })).toEqual([350, 357, 257, 60, 40]);
  const { lines } = (await call('GET /wallet/lines', { query: { view: 'statement', to: addDays(day, -1) } })).body;
  expect(lines[0]!.balanceCents).toBe(350_00);
});
