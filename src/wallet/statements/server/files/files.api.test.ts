import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStatement } from '#application/testing/money/statement-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { ReportFormat } from '#platform/contract/report-formats.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { reserveMoney } from '#wallet/ledger/server/reserve-money.ts';
import { changingTypes } from '#wallet/statements/rules/statement-lines.ts';
import { readPages } from './write-wallet-file.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

type Caller = Pick<Person, 'call' | 'token'>;
type Request = {
  view: 'statement' | 'payments';
  format: ReportFormat;
  types?: readonly ('serviceFee' | 'fine')[];
  from?: string;
  to?: string;
  userId?: string;
};
const statement: Request = { view: 'statement', format: 'csv' };

const ask = ({ call }: Caller, query: Request = statement, headers: Record<string, string> = {}) =>
  call.raw('GET /wallet/file', { query, headers: { 'accept-language': 'en', ...headers } });

/** Asks for a file; gives its rows without their header. */
async function fileOf({ token }: Caller, query: Request = statement, headers: Record<string, string> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  );
  const answer = await fetch(`${product.url}/api/wallet/file?${search}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers },
  });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const all = Papa.parse<string[]>(bytes.toString('utf8').trimEnd()).data.slice(1);
  // Balances before and after have no transaction.
  const [rows, sums] = [all.filter((row) => row[8] !== ''), all.filter((row) => row[8] === '')];
  return { answer, bytes, rows, sums };
}

test('MON-03 a file holds the lines on the screen, oldest first, with their sum', async () => {
  const company = await buildStatement(product);
  for (const more of [{}, { types: ['serviceFee', 'fine'] }, { from: '2001-01-01' }] satisfies Partial<Request>[]) {
    const { body } = await company.call('GET /wallet/lines', { query: { view: 'statement', ...more } });
    const onScreen = body.lines.toReversed();
    const { rows, sums } = await fileOf(company, { ...statement, ...more });
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
  expect(sheet.answer.headers.get('content-disposition')).toContain('payments.xlsx');
  for (const format of ['csv', 'xlsx', 'pdf'] as const)
    expect(codeOf(await ask(company, { ...statement, format, to: '2001-01-01' }))).toEqual([
      409,
      'wallet.noLinesFound',
    ]);
  expect((await ask(company, { ...statement, from: '0000-01-01' })).status).toBe(422);
});

test('MON-03 pages of any size read the same transactions, each once and in order', async () => {
  const { workspaceId } = await buildStatement(product);
  const filter = { workspaceId, currency: 'BRL', types: changingTypes } as const;
  const idsBy = async (size: number) => {
    const ids: string[] = [];
    for await (const page of readPages(product.database, filter, size)) ids.push(...page.map(({ id }) => id));
    return ids;
  };
  const whole = await idsBy(1_000);
  expect(new Set(whole).size).toBe(4);
  for (const size of [1, 2, 4, 5]) expect(await idsBy(size)).toEqual(whole);
});

test('MON-03 only whoever may see the payments exports them', async () => {
  const company = await buildStatement(product);
  const { id: userId, workspaceId } = company;
  const headers = { workspaceid: workspaceId };
  const treasurer = await buildColleague(product, workspaceId, ['accessPayments']);
  const hirer = await buildColleague(product, workspaceId, ['createProject']);
  const admin = await product.person({ role: 'admin' });
  const foreign = await buildCompany(product);
  expect((await ask(hirer, statement, headers)).status).toBe(403);
  expect((await ask(foreign, { ...statement, userId })).status).toBe(404);
  expect((await fileOf(admin, { ...statement, userId })).rows.length).toBe(5);
  expect((await fileOf(treasurer, statement, headers)).rows.length).toBe(5);
  await product.database.execute(sql`
    update workspace_members set permissions = '{createProject}' where user_id = ${treasurer.id}`);
  expect((await ask(treasurer, statement, headers)).status).toBe(403);
});

test('MON-03 money that comes in while a file is made neither doubles nor hides a line', async () => {
  const company = await buildStatement(product);
  const { workspaceId } = company;
  const comesIn = () => buildTopUp(product.database, { workspaceId, cents: 1_00, at: new Date() });
  const [{ rows, sums }] = await Promise.all([fileOf(company), ...Array.from({ length: 10 }, comesIn)]);
  expect(new Set(rows.map((row) => `${row[8]} ${row[1]}`)).size).toBe(rows.length);
  const sum = rows.reduce((all, row) => all + Number(row[5]), 0);
  expect([Number(sums[1]![6]), Number(rows.at(-1)![6])]).toEqual([sum, sum]);
  expect((await fileOf(company)).rows.length).toBe(15);
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
