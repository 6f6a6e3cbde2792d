import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#platform/i18n/language.ts';
import { writeCsv } from './csv.ts';
import type { TableColumn, TablePages } from './table-rows.ts';
import { writeXlsx } from './xlsx.ts';

export type TableFormat = 'csv' | 'xlsx';

export const tableMediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface TableToWrite {
  /** The title of the sheet. */
  title: string;
  columns: readonly TableColumn[];
  pages: TablePages;
  language: Language;
  madeAt: Date;
}

/** Writes a table into a file, which holds a part of it only when this throws. */
export function writeTable(
  path: string,
  format: TableFormat,
  { columns, pages, language, title, madeAt }: TableToWrite,
): Promise<void> {
  if (format === 'xlsx') return writeXlsx(path, { columns, pages, title, madeAt });
  return pipeline(
    Readable.from(writeCsv(columns, pages, language), { objectMode: false }),
    createWriteStream(path, { mode: 0o600 }),
  );
}
