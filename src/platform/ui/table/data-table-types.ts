import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Fixed, so that skeleton and rows stand alike; the column without a width takes the rest. */
  width?: number;
  align?: 'left' | 'right';
  /** The field to sort by, when this column sorts. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  skeleton?: 'line' | 'lines' | 'person' | 'pill' | 'avatars' | 'meter';
  /** Its place in the two-line item on narrow screens. The first column is the title. */
  narrow?: 'title' | 'end' | 'meta' | 'hidden';
}

export interface Sorting {
  field: string;
  direction: 'ascending' | 'descending';
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: Set<string>) => void;
}
