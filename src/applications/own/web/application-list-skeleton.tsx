import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import styles from './application-list.module.css';

const ROWS = 4;

/** Rows as high as those that come. */
export function ApplicationListSkeleton() {
  return (
    <Loading>
      <ul className={styles.rows}>
        {Array.from({ length: ROWS }, (_, row) => (
          <li key={row} className={styles.row}>
            <Skeleton width={40} height={40} />
            <div className={styles.what}>
              <Skeleton width="48%" height={14} />
              <Skeleton width="32%" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
