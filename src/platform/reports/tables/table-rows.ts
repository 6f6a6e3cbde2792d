/** What a column holds, and so how its cells are written: `text`, whole or decimal numbers, a local date, a date with its time. */
export type CellKind = 'text' | 'integer' | 'decimal' | 'date' | 'moment';

export interface TableColumn {
  header: string;
  kind: CellKind;
  /** In characters, for spreadsheets. */
  width: number;
}

/** Texts, numbers; dates as `YYYY-MM-DD`, moments as the wall clock shows them: `YYYY-MM-DDTHH:MM`. */
export type TableCell = string | number | null;
export type TableRow = readonly TableCell[];
/** Rows arrive page by page, so that a table of any length passes through a few pages of memory. */
export type TablePages = AsyncIterable<readonly TableRow[]>;
