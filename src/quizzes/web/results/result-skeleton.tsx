import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import styles from './results.module.css';

export function ResultSkeleton() {
  return (
    <Loading>
      <div className={styles.halves}>
        <SkeletonCard height={480} />
        <div className={styles.stack}>
          <SkeletonCard height={260} />
          <SkeletonCard height={204} />
        </div>
      </div>
    </Loading>
  );
}
