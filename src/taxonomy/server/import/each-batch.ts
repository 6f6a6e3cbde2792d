import { type Cells, type ImportFile, LineRefused } from '#taxonomy/rules/import-line.ts';
import type { ImportReport } from './import-report.ts';
import type { ReadLines } from './read-tsv.ts';

const batchLength = 1_000;

/**
 * Reads a file line by line and writes accepted lines in batches. `accept` returns null for a line that changes nothing; both `parse` and
 * `accept` may refuse a line. Without `write`, the caller counts the accepted lines.
 */
export async function eachBatch<Parsed, Accepted>(
  read: ReadLines,
  report: ImportReport,
  file: ImportFile,
  parse: (cells: Cells) => Parsed,
  accept: (parsed: Parsed, line: number) => Accepted | null,
  write: ((batch: Accepted[]) => Promise<number>) | null,
): Promise<void> {
  let batch: Accepted[] = [];
  for await (const { number, cells, broken } of read(file)) {
    const accepted = report.attempt(file, number, () => {
      if (broken) throw new LineRefused('has another number of columns than the header');
      return accept(parse(cells), number);
    });
    if (accepted === null) report.count(0, 1);
    if (accepted && write) batch.push(accepted);
    if (batch.length >= batchLength) await flush();
  }
  await flush();

  async function flush(): Promise<void> {
    if (!write || batch.length === 0) return;
    const lines = batch;
    batch = [];
    report.count(await write(lines), lines.length);
  }
}
