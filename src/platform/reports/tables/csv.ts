import type { Language } from '#platform/i18n/language.ts';
import type { CellKind, TableCell, TableColumn, TablePages, TableRow } from './table-rows.ts';

/** What spreadsheets of that language expect: where the comma is the decimal point, columns are parted by semicolons. */
const dialects = {
  pt: { separator: ';', point: ',', date: (text: string) => text.split('-').toReversed().join('/') },
  en: { separator: ',', point: '.', date: (text: string) => text },
} as const;

/** Without it spreadsheets misread accents. */
const BYTE_ORDER_MARK = '\uFEFF';
const DECIMALS = 2;

/** A table as CSV: UTF-8 with a byte order mark; texts that a spreadsheet would run as a formula begin with an apostrophe. */
export async function* writeCsv(
  columns: readonly TableColumn[],
  pages: TablePages,
  language: Language,
): AsyncGenerator<Buffer> {
  const { separator } = dialects[language];
  const line = (cells: TableRow, kindOf: (index: number) => CellKind) =>
    `${cells.map((cell, index) => quote(csvText(cell, kindOf(index), language), separator)).join(separator)}\r\n`;
  const head = columns.map(({ header }) => header);
  yield Buffer.from(BYTE_ORDER_MARK + line(head, () => 'text'));
  for await (const rows of pages)
    yield Buffer.from(rows.map((row) => line(row, (index) => columns[index]!.kind)).join(''));
}

function csvText(cell: TableCell, kind: CellKind, language: Language): string {
  if (cell === null) return '';
  const { point, date } = dialects[language];
  if (typeof cell === 'number') return kind === 'decimal' ? cell.toFixed(DECIMALS).replace('.', point) : String(cell);
  if (kind === 'date') return date(cell);
  if (kind === 'moment') return `${date(cell.slice(0, 10))} ${cell.slice(11)}`;
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function quote(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
