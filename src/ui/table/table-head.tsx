import { Checkbox } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import type { Column, Selection, Sorting } from './data-table-types.ts';
import styles from './data-table.module.css';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  ids: readonly string[];
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  selection?: Selection;
}

function nextDirection(now: Sorting['direction'] | undefined, first: Sorting['direction'] = 'descending') {
  if (now === undefined) return first;
  return now === 'descending' ? 'ascending' : 'descending';
}

export function TableHead<Row>({ columns, ids, sorting, onSort, selection }: TableHeadProps<Row>) {
  const { t } = useTranslation('platform');
  const chosen = ids.filter((id) => selection?.ids.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;

  function toggleAll() {
    const next = new Set(selection?.ids);
    for (const id of ids) {
      if (all) next.delete(id);
      else next.add(id);
    }
    selection?.onChange(next);
  }

  return (
    <thead>
      <tr>
        {selection && (
          <th>
            <Checkbox
              checked={all}
              indeterminate={chosen > 0 && !all}
              disabled={ids.length === 0}
              onChange={toggleAll}
              aria-label={t('table.selectAll')}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = column.sort !== undefined && sorting?.field === column.sort ? sorting.direction : undefined;
          const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
          const field = column.sort;
          return (
            <th
              key={column.key}
              scope="col"
              className={classNames(column.align === 'right' && styles.right)}
              {...(direction && { 'aria-sort': direction })}
            >
              {field !== undefined && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort({ field, direction: nextDirection(direction, column.sortsFirst) })}
                >
                  {column.header}
                  <Arrow size={14} aria-hidden="true" />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
