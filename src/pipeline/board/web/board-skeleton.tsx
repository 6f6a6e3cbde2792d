import { useTranslation } from '#ui/i18n.ts';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

const CARDS = [4, 3, 4, 2, 1];

export function BoardSkeleton() {
  const { t } = useTranslation('pipeline/board');
  return (
    <Loading label={t('board.loading')}>
      <div className={styles.skeletonBoard} aria-hidden="true">
        {CARDS.map((count, column) => (
          <div className={styles.skeletonColumn} key={column}>
            <Skeleton width={132} height={14} />
            {Array.from({ length: count }, (_, card) => (
              <div className={styles.skeletonCard} key={card}>
                <Skeleton width="62%" height={14} />
                <Skeleton width="84%" height={20} />
                <Skeleton width="40%" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
