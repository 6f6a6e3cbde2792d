import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import styles from './suggestions.module.css';

/** As long as nobody is known yet. */
export function SuggestedSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      <div className={styles.list}>
        {Array.from({ length: lines }, (_, key) => (
          <SkeletonCard key={key} height={220} />
        ))}
      </div>
    </Loading>
  );
}
