import { classNames } from '../class-names.ts';
import { Skeleton } from '../states/skeleton.tsx';
import type { Column } from './data-table-types.ts';
import styles from './data-table.module.css';

const WIDTHS = ['68%', '46%', '60%', '82%', '54%', '62%', '72%', '42%'];

function SkeletonCell({ kind, width }: { kind: NonNullable<Column<never>['skeleton']>; width: string }) {
  if (kind === 'pill') return <Skeleton width={104} height={24} round />;
  if (kind === 'avatars')
    return (
      <span className={styles.skeletonRow} style={{ gap: 2 }}>
        <Skeleton width={28} height={28} round />
        <Skeleton width={28} height={28} round />
      </span>
    );
  if (kind === 'meter')
    return (
      <span className={styles.skeletonCell}>
        <Skeleton width={72} height={10} />
        <Skeleton width={132} height={6} />
      </span>
    );
  if (kind === 'lines')
    return (
      <span className={styles.skeletonCell}>
        <Skeleton width={width} />
        <Skeleton width="44%" height={10} />
      </span>
    );
  if (kind === 'person') {
    return (
      <span className={styles.person}>
        <Skeleton width={32} height={32} round />
        <span className={styles.skeletonCell}>
          <Skeleton width={width} />
          <Skeleton width="40%" height={10} />
        </span>
      </span>
    );
  }
  return <Skeleton width={width} />;
}

export function TableSkeleton<Row>({
  columns,
  rows,
  selectable,
}: {
  columns: readonly Column<Row>[];
  rows: number;
  selectable: boolean;
}) {
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} aria-hidden="true">
      {selectable && (
        <td data-narrow="check">
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-narrow={column.narrow ?? (at === 0 ? 'title' : 'meta')}
          className={classNames(column.align === 'right' && styles.right)}
        >
          <SkeletonCell
            kind={column.skeleton ?? (at === 0 ? 'lines' : 'line')}
            width={column.align === 'right' ? '64%' : (WIDTHS[(index + at) % WIDTHS.length] ?? '60%')}
          />
        </td>
      ))}
    </tr>
  ));
}
