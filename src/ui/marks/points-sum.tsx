import type { ReactNode } from 'react';
import { Disclosure } from '../page/disclosure.tsx';
import styles from './reasons.module.css';

interface PointsSumProps {
  /** Label of the summary: "Why 69 of 100". */
  open: string;
  /** For screen readers. */
  caption: string;
  columns: readonly [criterion: string, points: string];
  rows: readonly { key: string; label: string; note?: string | undefined; points: string }[];
  children?: ReactNode;
}

/** The calculation of points, as a table under a summary. */
export function PointsSum({ open, caption, columns, rows, children }: PointsSumProps) {
  return (
    <Disclosure className={styles.sum} summary={open}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note, points }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {note !== undefined && <span className="meta"> · {note}</span>}
              </th>
              <td className="num">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Disclosure>
  );
}
