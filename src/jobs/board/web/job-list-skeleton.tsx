import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import styles from './jobs.module.css';

const rows = [1, 2, 3, 4, 5, 6];

export function JobListSkeleton() {
  return (
    <Loading>
      {rows.map((row) => (
        <div key={row} className={styles.item}>
          <Skeleton width={40} height={40} />
          <div className={styles.waiting}>
            <Skeleton width="70%" height={16} />
            <Skeleton width="50%" height={12} />
            <Skeleton width="40%" height={12} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
