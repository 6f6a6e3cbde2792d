import { Loading, Skeleton } from '#platform/ui/states/skeleton.tsx';
import styles from './results.module.css';

export function ResultSkeleton() {
  return (
    <Loading>
      <div className={styles.halves}>
        <Skeleton height={480} />
        <div className={styles.stack}>
          <Skeleton height={260} />
          <Skeleton height={204} />
        </div>
      </div>
    </Loading>
  );
}
