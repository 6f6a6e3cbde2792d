import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Fixed, so that skeleton and rows align; the column without a width takes the rest. */
  width?: number;
  align?: 'left' | 'right';
  /** The sort field, if the column is sortable. */
  sort?: string;
  /** The direction of the first click; by default the largest or newest come first. */
  sortsFirst?: Sorting['direction'];
  cell: (row: Row) => ReactNode;
  skeleton?: 'line' | 'lines' | 'person' | 'pill' | 'avatars' | 'meter';
  /** Its position in the two-line item on narrow screens. The first column is the title. */
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
