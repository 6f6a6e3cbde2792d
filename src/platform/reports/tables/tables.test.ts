import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { writeCsv } from './csv.ts';
import type { TableColumn, TableRow } from './table-rows.ts';
import { writeXlsx } from './xlsx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const column = (header: string, kind: TableColumn['kind']): TableColumn => ({ header, kind, width: 10 });
const columns = [
  column('Nome', 'text'),
  column('n', 'integer'),
  column('h', 'decimal'),
  column('d', 'date'),
  column('m', 'moment'),
];
const row: TableRow = ['Ana', -3, 1.5, '2026-02-01', '2026-02-01T18:30'];
async function* pagesOf(...pages: TableRow[][]) {
  yield* pages;
}
async function csv(rows: TableRow[], language: 'pt' | 'en', of = columns) {
  const parts: Buffer[] = [];
  for await (const part of writeCsv(of, pagesOf(rows), language)) parts.push(part);
  return Buffer.concat(parts).toString();
}
/** The parts of a workbook by name. */
async function xlsx(pages: AsyncIterable<TableRow[]>, more: { rowsPerSheet?: number; title?: string } = {}) {
  const path = join(folder, `${Math.random()}.xlsx`);
  await writeXlsx(path, { title: 'Horas', columns, pages, madeAt: new Date(0), ...more });
  const archive = await yauzl.fromBufferPromise(await readFile(path), { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry())
    parts.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString());
  return parts;
}
const sheet = (parts: Map<string, string>, number = 1) => parts.get(`xl/worksheets/sheet${number}.xml`)!;

describe('a table as CSV', () => {
  test.each([
    { language: 'pt', text: '\uFEFFNome;n;h;d;m\r\nAna;-3;1,50;01/02/2026;01/02/2026 18:30\r\n' },
    { language: 'en', text: '\uFEFFNome,n,h,d,m\r\nAna,-3,1.50,2026-02-01,2026-02-01 18:30\r\n' },
  ] as const)('TIM-04 follows the spreadsheets of $language', async ({ language, text }) => {
    expect(await csv([row], language)).toBe(text);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\tx', "'\tx"],
    ['\r=1', '"\'\r=1"'],
    ['a;b', '"a;b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    [' a', '" a"'],
    ['1=1', '1=1'],
    ['🚧', '🚧'],
    ['', ''],
  ])('TIM-04 writes the text %j as %j', async (text, written) => {
    expect(await csv([[text]], 'pt', [column('x', 'text')])).toBe(`\uFEFFx\r\n${written}\r\n`);
  });
});

describe('a table as XLSX', () => {
  test('TIM-04 has numbers and dates as such, texts in their cells, and a header that stays', async () => {
    const parts = await xlsx(pagesOf([['=1<2&"_x0041_"\u0001\uD800', 7, null, '1970-01-01', '1970-01-01T06:00']]));
    expect(sheet(parts)).toContain(
      '<row r="2"><c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1&lt;2&amp;"_x005F_x0041_"\uFFFD</t></is></c>' +
        '<c r="B2" s="1"><v>7</v></c><c r="D2" s="3"><v>25569</v></c><c r="E2" s="4"><v>25569.25</v></c></row>',
    );
    expect(sheet(parts)).toContain('<pane ySplit="1"');
    expect(sheet(parts)).toContain('<autoFilter ref="A1:E2"/>');
    expect([...parts.keys()].toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  test.each([
    { rows: 0, sheets: [1] },
    { rows: 3, sheets: [4] },
    { rows: 4, sheets: [4, 2] },
    { rows: 7, sheets: [4, 4, 2] },
  ])('TIM-04 of $rows rows goes on in a further sheet where one is full', async ({ rows, sheets }) => {
    const all = Array.from({ length: rows }, () => row);
    const parts = await xlsx(pagesOf(all.slice(0, 5), [], all.slice(5)), { rowsPerSheet: 4, title: 'a/b&c' });
    expect(sheets.map((_, index) => sheet(parts, index + 1).match(/<row /g)!.length)).toEqual(sheets);
    expect(parts.get('xl/workbook.xml')!.match(/<sheet /g)).toHaveLength(sheets.length);
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="a b&amp;c" ');
  });

  test('TIM-04 fails when its rows do', async () => {
    async function* broken(): AsyncGenerator<TableRow[]> {
      yield [row];
      throw new Error('The database is away.');
    }
    await expect(xlsx(broken())).rejects.toThrow('away');
  });
});
