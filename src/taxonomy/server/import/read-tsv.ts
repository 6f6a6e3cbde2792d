import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import type { Cells, ImportFile } from '#taxonomy/rules/import-line.ts';

export interface TsvLine {
  readonly number: number;
  readonly cells: Cells;
  /** The line's number of cells differs from the header's. */
  readonly broken: boolean;
}

/** The lines of one of the files; none when the file is absent. */
export type ReadLines = (file: ImportFile) => AsyncIterable<TsvLine>;

/** Thrown when a file as a whole cannot be imported; the message is a sentence for the operator. */
export class ImportFailed extends Error {}

/** Reads a tab-separated file line by line, by the names in its header. Quotes have no special meaning. Empty lines are skipped. */
export async function* readTsv(
  path: string,
  columns: readonly string[],
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<TsvLine> {
  const file = createReadStream(path, { encoding: 'utf8' });
  file.on('data', (chunk) => onBytes(Buffer.byteLength(chunk)));
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: '\t', newline: '\n', fastMode: true });
  file.on('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  let number = 0;
  for await (const row of file.pipe(parser) as AsyncIterable<string[]>) {
    number += 1;
    const values = row.map((value) => value.replace(/\r$/, ''));
    if (!header) header = readHeader(values, columns, path);
    else if (values.some((value) => value !== '')) yield { number, ...inColumns(header, values) };
  }
  if (!header) throw new ImportFailed(`${path} is empty.`);
}

function readHeader(values: readonly string[], columns: readonly string[], path: string): string[] {
  const header = values.map((value) => value.replace(/^\uFEFF/, '').trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ImportFailed(`${path} has no column ${missing.join(', ')}.`);
  return header;
}

function inColumns(header: readonly string[], values: readonly string[]) {
  const cells = Object.fromEntries(header.map((name, index) => [name, values[index] ?? '']));
  return { cells, broken: values.length !== header.length };
}
