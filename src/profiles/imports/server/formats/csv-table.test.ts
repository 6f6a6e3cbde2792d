import { describe, expect, it } from 'vitest';
import { MAXIMUM_ROWS, readCsvTable } from '#profiles/imports/server/formats/csv-table.ts';
import { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

const columns = { company: ['Company Name', 'Company'], title: ['Title'], start: ['Started On', 'Start Date'] };

function read(text: string | Uint8Array) {
  const warnings = new WarningList();
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return {
    rows: readCsvTable(bytes, 'Positions.csv', columns, warnings),
    codes: warnings.list().map(({ code }) => code),
  };
}
const oneRow = [{ company: 'Oficina', title: 'Dev', start: '2019' }];

const lines = (count: number) => `Company Name,Title\n${'Oficina,Dev\n'.repeat(count)}`;

describe('reading a CSV', () => {
  it.each([
    ['plain', 'Company Name,Title,Started On\nOficina,Dev,2019\n'],
    ['with a byte order mark and CRLF', '\uFEFFCompany Name,Title,Started On\r\nOficina,Dev,2019\r\n'],
    [
      'with other columns, another order and an older name',
      'Start Date,Extra,Title,Company Name\n2019,x,Dev,Oficina\n',
    ],
    ['with other letters and spaces in the header', ' company_name ,TITLE,"started  on"\nOficina,Dev,2019'],
    ['under a preamble', 'Notes:\n"Some, things\nto know."\n\nCompany Name,Title,Started On\nOficina,Dev,2019'],
    ['with empty lines and no last line break', 'Company Name,Title,Started On\n\n,,\nOficina,Dev,2019'],
    [
      'with a repeated column, of which the first counts',
      'Company Name,Title,Title,Started On\nOficina,Dev,Other,2019',
    ],
    ['saved again with semicolons', '"Company Name";"Title";"Started On"\n"Oficina";"Dev";2019'],
  ])('%s', (_, text) => expect(read(text)).toEqual({ rows: oneRow, codes: [] }));

  it('keeps quoted commas, quotes and line breaks, and formulas as text', () => {
    expect(read('Company Name,Title\n"Caju, ""Design""\r\n& Código","=HYPERLINK(""http://x"")"\n').rows).toEqual([
      { company: 'Caju, "Design"\r\n& Código', title: '=HYPERLINK("http://x")', start: '' },
    ]);
  });
  it('lives with short and long rows', () => {
    expect(read('Company Name,Title,Started On\nOficina\nOficina,Dev,2019,more,and more').rows).toEqual([
      { company: 'Oficina', title: '', start: '' },
      ...oneRow,
    ]);
  });
  it('says so when there is no header, and nothing about an empty file', () => {
    expect(read('Oficina,Dev,2019\n')).toEqual({ rows: [], codes: ['headerMissing'] });
    expect(read('')).toEqual({ rows: [], codes: [] });
  });
  it('survives many rows and cuts at the limit', () => {
    expect(read(lines(MAXIMUM_ROWS))).toMatchObject({ rows: { length: MAXIMUM_ROWS }, codes: [] });
    expect(read(lines(MAXIMUM_ROWS + 500))).toMatchObject({ rows: { length: MAXIMUM_ROWS }, codes: ['rowsCut'] });
  });
  it('says so too when empty lines were what was cut', () => {
    expect(read(`Company Name,Title\n${'\n'.repeat(MAXIMUM_ROWS * 2)}Oficina,Dev\n`)).toEqual({
      rows: [],
      codes: ['rowsCut'],
    });
  });
  it('cuts a cell of megabytes', () => {
    expect(
      read(`Company Name,Title\n${' ,'.repeat(10)}${'x'.repeat(4_000_000)}\n"${'y'.repeat(4_000_000)}",Dev\n`).rows[1]!
        .company,
    ).toHaveLength(20_000);
  });
  it('guesses the old Western encoding, with a warning', () => {
    expect(read(Buffer.from('Company Name,Title\nCaf\xe9,Dev\n', 'latin1'))).toMatchObject({
      rows: [{ company: 'Café' }],
      codes: ['encodingGuessed'],
    });
  });
  it.each([
    ['a quote that never ends', 'Company Name,Title\n"Oficina,Dev\nOutra,Dev\n'],
    ['a stray quote', 'Company Name,Title\n"Ofi"cina,Dev\nOutra,"Dev"\n'],
  ])('PRO-01 reads the other lines beside %s', (_, text) => {
    expect(read(text)).toMatchObject({ rows: [{ company: 'Outra', title: 'Dev' }], codes: ['lineUnreadable'] });
  });
  it.each([['bytes that are no text', Uint8Array.from([0xff, 0xfb, 0, 1, 0x81])]])('refuses %s', (_, text) =>
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'brokenCsv', params: { file: 'Positions.csv' } })),
  );
});
