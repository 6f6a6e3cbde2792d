import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { lastColumn, rowXml, sheetHead, sheetTail } from './sheet-xml.ts';
import type { TableColumn, TablePages, TableRow } from './table-rows.ts';
import { bookParts } from './workbook-xml.ts';

/** What a sheet holds at most, its header included. */
const ROWS_PER_SHEET = 1_048_576;

interface Workbook {
  /** The name of its sheet; further ones are numbered. */
  title: string;
  columns: readonly TableColumn[];
  pages: TablePages;
  /** The moment that the archive names. */
  madeAt: Date;
  rowsPerSheet?: number;
}

/**
 * Writes a workbook while its rows arrive: one page of them is in memory at a time, because texts stand in their cells instead of in a shared
 * list. Rows beyond the end of a sheet go on in a further one.
 */
export async function writeXlsx(
  path: string,
  { title, columns, pages, madeAt, rowsPerSheet = ROWS_PER_SHEET }: Workbook,
): Promise<void> {
  const archive = new ZipFile();
  const rows = rowsOf(pages);
  const written = pipeline(archive.outputStream as Readable, createWriteStream(path, { mode: 0o600 }));
  // Awaited below; a failure before that must not become an unhandled rejection.
  written.catch(() => {});
  // A broken sheet is told twice: by itself, and by the archive.
  archive.on('error', () => {});
  const options = { mtime: madeAt };
  let sheets = 0;
  try {
    do {
      sheets += 1;
      const sheet = Readable.from(sheetOf(rows, columns, rowsPerSheet), { objectMode: false });
      archive.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, options);
      // A full disk ends `written` first.
      await Promise.race([finished(sheet, { writable: false }), written]);
    } while (await rows.hasMore());
    for (const { name, xml } of bookParts(title, sheets)) archive.addBuffer(Buffer.from(xml), name, options);
    archive.end();
    await written;
  } catch (problem) {
    (archive.outputStream as Readable).destroy(problem as Error);
    throw problem;
  } finally {
    await rows.close();
  }
}

/** Pages one after the other; a page that a sheet did not finish goes on with the next one. */
function rowsOf(pages: TablePages) {
  const source = pages[Symbol.asyncIterator]();
  let page: readonly TableRow[] = [];
  let isOver = false;
  async function hasMore(): Promise<boolean> {
    while (page.length === 0 && !isOver) {
      const next = await source.next();
      if (next.done) isOver = true;
      else page = next.value;
    }
    return page.length > 0;
  }
  function take(maximum: number): readonly TableRow[] {
    const taken = page.slice(0, maximum);
    page = page.slice(maximum);
    return taken;
  }
  return { hasMore, take, close: async () => void (await source.return?.()) };
}

async function* sheetOf(rows: ReturnType<typeof rowsOf>, columns: readonly TableColumn[], maximum: number) {
  yield Buffer.from(sheetHead(columns));
  let last = 1;
  while (last < maximum && (await rows.hasMore())) {
    const taken = rows.take(maximum - last);
    yield Buffer.from(taken.map((row, index) => rowXml(row, columns, last + 1 + index)).join(''));
    last += taken.length;
  }
  yield Buffer.from(sheetTail(`A1:${lastColumn(columns)}${last}`));
}
