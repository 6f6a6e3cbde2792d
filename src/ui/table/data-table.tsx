import { Checkbox } from '@mantine/core';
import type { CSSProperties, MouseEvent } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '../class-names.ts';
import { PageLink } from '../controls/page-link.tsx';
import type { Column, Selection, Sorting } from './data-table-types.ts';
import styles from './data-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { isWithShift, useRowSelection } from './use-row-selection.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while loading: skeleton rows in the same columns. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The row's name, for its checkbox. */
  rowName?: (row: Row) => string;
  /** The whole row links to this address… */
  rowTo?: (row: Row) => string;
  /** …or triggers this. */
  onOpen?: (row: Row) => void;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  selection?: Selection;
  skeletonRows?: number;
}

const CHECK_WIDTH = 48;
/** A column that takes the rest still says what the row is; below this the table scrolls sideways. */
const LEAST_REST = 160;

const leastWidth = (columns: readonly { width?: number }[], isSelectable: boolean) =>
  columns.reduce((sum, { width = LEAST_REST }) => sum + width, isSelectable ? CHECK_WIDTH : 0);

/** A click anywhere in the row counts as one on its title, except on other controls. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  if ((event.target as HTMLElement).closest('a, button, input, label, [role="menu"]')) return;
  if (window.getSelection()?.type === 'Range') return;
  const link = event.currentTarget.querySelector<HTMLElement>('[data-row-open]');
  if (link instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey))
    window.open(link.href, '_blank', 'noopener');
  else link?.click();
}

export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  rowTo,
  onOpen,
  sorting,
  onSort,
  selection,
  skeletonRows = 8,
}: DataTableProps<Row>) {
  const { t } = useTranslation('platform');
  const opens = rowTo !== undefined || onOpen !== undefined;
  const { shown, missing } = useFirstRows(rows);

  const selecting = useRowSelection(rows?.map(rowId) ?? [], selection);

  function cellOf(column: Column<Row>, at: number, row: Row) {
    if (at !== 0 || !opens) return column.cell(row);
    if (rowTo)
      return (
        <PageLink className={styles.open} to={rowTo(row)} data-row-open>
          {column.cell(row)}
        </PageLink>
      );
    return (
      <button type="button" className={styles.open} onClick={() => onOpen?.(row)} data-row-open>
        {column.cell(row)}
      </button>
    );
  }

  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        style={{ '--least': `${leastWidth(columns, selection !== undefined)}px` } as CSSProperties}
        aria-label={label}
        aria-busy={rows === undefined}
      >
        <colgroup>
          {selection && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          ids={rows?.map(rowId) ?? []}
          {...(sorting && { sorting })}
          {...(onSort && { onSort })}
          {...(selection && { selection })}
        />
        <tbody>
          {rows === undefined && (
            <TableSkeleton columns={columns} rows={skeletonRows} selectable={selection !== undefined} />
          )}
          {shown?.map((row) => {
            const id = rowId(row);
            return (
              // Keyboards reach the link or button in the title; the row only extends it for the mouse.
              <tr
                key={id}
                className={classNames(opens && styles.opens)}
                aria-selected={selection ? selection.ids.has(id) : undefined}
                onClick={opens ? openRow : undefined}
              >
                {selection && (
                  <td data-narrow="check">
                    <Checkbox
                      checked={selection.ids.has(id)}
                      onChange={(event) => selecting.toggle(id, isWithShift(event.nativeEvent))}
                      onKeyDown={(event) => selecting.onKey(event, id)}
                      aria-label={t('table.select', { name: rowName?.(row) ?? id })}
                    />
                  </td>
                )}
                {columns.map((column, at) => (
                  <td
                    key={column.key}
                    data-narrow={column.narrow ?? (at === 0 ? 'title' : 'meta')}
                    className={classNames(column.align === 'right' && styles.right)}
                  >
                    {cellOf(column, at, row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {missing > 0 && <div style={{ height: missing }} />}
    </div>
  );
}
