import Papa from 'papaparse';
import { decodeText } from '#platform/files/decode-text.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

export const MAXIMUM_ROWS = 10_000;
/** No profile field is nearly as long; the rest would be truncated anyway. */
const LONGEST_CELL = 20_000;
/** Maximum length of a preamble ("Notes:" and a sentence), in lines. */
const HEADER_WITHIN = 20;
/** Lines of one cell, while a broken table is read line by line. */
const LONGEST_ROW = 100;

/** Commas in every export; semicolons and tabs where a spreadsheet saved it again. */
const delimiters = [',', ';', '\t'];

/** For each of our columns the header names used by the file over time, newest first. */
export type Columns<Column extends string> = Record<Column, readonly string[]>;
export type Row<Column extends string> = Record<Column, string>;

/**
 * The rows of a CSV file by column, in any column order; a missing column reads as ''. Every cell is text: a formula ("=1+1") stays
 * those characters. Without a known header in the first lines: no rows and a warning.
 */
export function readCsvTable<Column extends string>(
  bytes: Uint8Array,
  file: string,
  columns: Columns<Column>,
  warnings: WarningList,
): Row<Column>[] {
  const text = decode(bytes, file, warnings);
  const delimiter = delimiters.find((each) => headerPlace(parse(text, each, HEADER_WITHIN).data, columns) >= 0);
  if (!delimiter) {
    if (text.trim() !== '') warnings.add('headerMissing', { file });
    return [];
  }
  const { data, errors, meta } = parse(text, delimiter, MAXIMUM_ROWS + HEADER_WITHIN + 1);
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  const lines = isBroken ? readLineByLine(text, delimiter, file, warnings) : data;
  const header = headerPlace(lines, columns);
  const names = (lines[header] ?? []).map(headerName);
  const places = Object.entries<readonly string[]>(columns).map(
    ([column, known]) => [column, placeOf(known, names)] as const,
  );
  const rows = lines.slice(header + 1);
  if (meta.truncated || rows.length > MAXIMUM_ROWS) warnings.add('rowsCut', { file, limit: MAXIMUM_ROWS });
  return rows.slice(0, MAXIMUM_ROWS).map((cells) => {
    const texts = places.map(([column, place]) => [column, (cells[place] ?? '').slice(0, LONGEST_CELL)]);
    return Object.fromEntries(texts) as Row<Column>;
  });
}

function parse(text: string, delimiter: string, preview: number): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy', preview });
}

function headerPlace<Column extends string>(lines: readonly string[][], columns: Columns<Column>): number {
  return lines.slice(0, HEADER_WITHIN).findIndex((line) => isHeader(line, columns));
}

function decode(bytes: Uint8Array, file: string, warnings: WarningList): string {
  const decoded = decodeText(bytes);
  if (!decoded) throw new ImportRefusal('brokenCsv', { file });
  if (decoded.isGuess) warnings.add('encodingGuessed', { file });
  return decoded.text;
}

/**
 * A stray quote merges the rows after it. Read again line by line, it costs only its own line, which a warning names; a cell that rightly spans
 * lines is put together from the fewest that close its quotes.
 */
function readLineByLine(text: string, delimiter: string, file: string, warnings: WarningList): string[][] {
  const lines = text.split(/\r\n|\r|\n/);
  const rows: string[][] = [];
  for (let at = 0; at < lines.length && rows.length <= MAXIMUM_ROWS + HEADER_WITHIN;) {
    const taken = linesOfRow(lines, at, delimiter);
    if (taken) rows.push(...taken.rows);
    else warnings.add('lineUnreadable', { file, line: at + 1 });
    at += taken?.count ?? 1;
  }
  return rows;
}

function linesOfRow(lines: readonly string[], at: number, delimiter: string) {
  for (let count = 1; count <= LONGEST_ROW && at + count <= lines.length; count += 1) {
    const some = lines.slice(at, at + count).join('\n');
    if ((some.split('"').length - 1) % 2 === 1) continue;
    const { data, errors } = parse(some, delimiter, 2);
    if (data.length <= 1 && !errors.some(({ type }) => type === 'Quotes')) return { rows: data, count };
    return null;
  }
  return null;
}

/** A header contains at least two of the columns, or the only one. */
function isHeader<Column extends string>(line: readonly string[], columns: Columns<Column>): boolean {
  const names = line.map(headerName);
  const known = Object.values<readonly string[]>(columns).filter((column) => placeOf(column, names) >= 0);
  return known.length >= Math.min(2, Object.keys(columns).length);
}

function placeOf(known: readonly string[], names: readonly string[]): number {
  return known.map((name) => names.indexOf(headerName(name))).find((place) => place >= 0) ?? -1;
}

function headerName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
}
