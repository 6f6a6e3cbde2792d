import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStatement } from '#application/testing/money/statement-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { PDF_LINES, type ReportFormat } from '#platform/contract/report-formats.ts';
import { newId } from '#platform/db/columns.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { accountKey } from '#wallet/ledger/rules/accounts.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

type Company = Awaited<ReturnType<typeof buildStatement>>;
type Asked = {
  view: 'statement' | 'payments';
  format: ReportFormat;
  types?: readonly ('fine' | 'serviceFee')[];
  from?: string;
  to?: string;
};
const paper: Asked = { view: 'statement', format: 'pdf' };

const ask = ({ call }: Company, query: Asked, language: Language = 'en') =>
  call.raw('GET /wallet/file', { query, headers: { 'accept-language': language } });

async function fileOf({ token }: Company, query: Asked, language: Language = 'en') {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  );
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answer = await fetch(`${product.url}/api/wallet/file?${search}`, { headers });
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: HOME_TIME_ZONE } as const;

test('MON-03 a paper statement has company, period, filters, the lines on the screen and their totals, in either language', async () => {
  const company = await buildStatement(product);
  await product.database.execute(sql`
    update workspaces set legal_company =
      '{"kind": "brazilian", "companyName": "Farol Ltda", "taxId": "11222333000181", "version": 1}'
    where id = ${company.workspaceId}`);
  type Filter = { view?: 'payments'; types?: ('fine' | 'serviceFee')[]; from?: string };
  const asked: Filter[] = [{}, { types: ['fine', 'serviceFee'] }, { view: 'payments', from: '2001-01-01' }];
  for (const [more, language] of asked.flatMap((one) => (['pt', 'en'] as const).map((also) => [one, also] as const))) {
    const say = (key: string, values = {}) => translate(language, `wallet/statements:${key}`, values);
    const money = (cents: number) => moneyInWords(cents, 'BRL', language);
    const { body } = await company.call('GET /wallet/lines', { query: { view: 'statement', ...more } });
    const lines = body.lines.toReversed();
    const { answer, bytes } = await fileOf(company, { ...paper, ...more }, language);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = readPdf(bytes).flat().join('');
    const rows = lines.map(({ at, type, project, transactionId, minutes, cents, balanceCents }) =>
      [
        new Date(at).toLocaleDateString(localeOf(language), numeric),
        ...[say(`type.${type}`), project?.title, transactionId, minutes && minutes / 60, money(cents)],
        ...(balanceCents === null ? [] : [money(balanceCents)]),
      ].join(''),
    );
    expect(text).toContain(rows.join(''));
    const sumOf = (some: typeof lines) => money(some.reduce((sum, { cents }) => sum + cents, 0));
    const sums = [...Map.groupBy(lines, ({ type }) => type)].map(([type, own]) => say(`type.${type}`) + sumOf(own));
    expect(text).toContain([...sums, say('paper.total') + sumOf(lines)].join(''));
    const types = more.types?.map((type) => say(`type.${type}`)).join(', ') ?? say('paper.allTypes');
    expect(text).toContain(`${say('types')}${types}${say('paper.lines')}${lines.length}`);
    expect(text).toContain(say(`tab.${more.view ?? 'statement'}`));
    // Who issued it stands beside who gets it.
    for (const part of ['Ponte Demonstração Ltda.', 'CNPJ 11.444.777/0001-61', 'Farol Ltda', 'CNPJ 11.222.333/0001-81'])
      expect(text).toContain(part);
    if (!more.types)
      for (const name of ['opening', 'closing', 'reserved']) expect(text).toContain(say(`balance.${name}`));
    if (more.from) expect(text).toContain(language === 'pt' ? '1 de jan. de 2001 a ' : 'Jan 1, 2001 to ');
  }
});

type Cents = [available: number, fee: number, penalty: number];
/** Pays so many works, each with what the company, the fee and the penalty gain of it. */
function work({ workspaceId }: Company, times: number, [available, fee, penalty]: Cents) {
  const account = (kind: 'available' | 'fee' | 'penalty' | 'clearing', cents: number) => {
    const own = kind === 'available' ? { kind, workspaceId } : { kind };
    const key = accountKey(own, 'BRL');
    return { key, kind, workspace: kind === 'available' ? workspaceId : null, cents };
  };
  const rest = account('clearing', -available - fee - penalty);
  const lines = [account('available', available), account('fee', fee), account('penalty', penalty), rest];
  const posting = {
    ...{ type: 'work', currency: 'BRL', causeKind: 'space', causeId: workspaceId, actorId: null, minutes: null },
    ...{ hash: 'test', postedAt: new Date().toISOString() },
    lines: lines
      .filter(({ cents }) => cents !== 0)
      .map((line, position) => ({ project: null, member: null, position, ...line })),
  };
  const ids = sql.param(Array.from({ length: times }, () => newId()));
  return product.database.execute(sql`
    select post_ledger_transaction(${JSON.stringify(posting)}::jsonb || jsonb_build_object('id', id, 'key', 'test:' || id))
    from unnest(${ids}::uuid[]) id`);
}

test('MON-03 a PDF holds 2,000 lines, of which a transaction may leave two; a longer statement is refused and left to spreadsheets', async () => {
  const company = await buildStatement(product);
  // The company has five lines already.
  await work(company, (PDF_LINES - 6) / 2, [-2, 1, 1]);
  expect(readPdf((await fileOf(company, paper)).bytes).length).toBeGreaterThan(40);
  await work(company, 1, [-2, 1, 1]);
  const { status, body } = await ask(company, paper, 'pt');
  const error = { code: 'platform.tooLongForPdf', message: 'Um PDF comporta até 2000 linhas.' };
  expect([status, body]).toEqual([409, expect.objectContaining({ error: expect.objectContaining(error) })]);
  await fileOf(company, { ...paper, format: 'csv' });
  await fileOf(company, { ...paper, view: 'payments' });
});

test('MON-03 the lines of a PDF are counted after the filter, however many transactions leave none', async () => {
  const company = await buildStatement(product);
  const fees = { ...paper, types: ['serviceFee' as const] };
  await work(company, PDF_LINES / 2, [-2, 1, 0]);
  await work(company, PDF_LINES + 1, [-1, 0, 0]);
  await fileOf(company, fees);
  await work(company, PDF_LINES / 2 + 1, [-2, 1, 0]);
  expect(codeOf(await ask(company, fees))).toEqual([409, 'platform.tooLongForPdf']);
});
