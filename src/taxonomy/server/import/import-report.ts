import { type ImportFile, importFiles, LineRefused } from '#taxonomy/rules/import-line.ts';

export interface RefusedLine {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Counts the results of the lines. Imported: the database changed; skipped: it had the same content already. */
export class ImportReport {
  imported = 0;
  skipped = 0;
  refused = 0;
  readonly #onRefused: (line: RefusedLine) => void;

  constructor(onRefused: (line: RefusedLine) => void = () => undefined) {
    this.#onRefused = onRefused;
  }

  count(changed: number, lines: number): void {
    this.imported += changed;
    this.skipped += lines - changed;
  }

  refuse(file: ImportFile, line: number, reason: string): void {
    this.refused += 1;
    this.#onRefused({ file: importFiles[file].file, line, reason });
  }

  /** The result of `read` for the line, or undefined when it refuses it. */
  attempt<Result>(file: ImportFile, line: number, read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      this.refuse(file, line, error.message);
      return undefined;
    }
  }
}
