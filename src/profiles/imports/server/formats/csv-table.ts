import Papa from 'papaparse';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

export const MAXIMUM_ROWS = 10_000;
/** No profile field is nearly as long; the rest would be truncated anyway. */
const LONGEST_CELL = 20_000;
/** Maximum length of a preamble ("Notes:" and a sentence), in lines. */
const HEADER_WITHIN = 20;

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
  const { data: lines, errors, meta } = parse(text, delimiter, MAXIMUM_ROWS + HEADER_WITHIN + 1);
  // A stray quote merges rows, so nothing after it can be trusted.
  if (errors.some(({ type }) => type === 'Quotes')) throw new ImportRefusal('brokenCsv', { file });
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Saved again by an old spreadsheet; binary files contain zero bytes.
    if (bytes.includes(0)) throw new ImportRefusal('brokenCsv', { file });
    warnings.add('encodingGuessed', { file });
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
