import { Columns } from '#ui/page/page.tsx';
import { Card } from '#ui/page/card.tsx';
import { Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import styles from './export.module.css';

export function SheetSkeleton() {
  return (
    <Columns
      main={
        <div className={styles.sheet}>
          <Skeleton width={220} height={28} />
          <SkeletonText lines={3} />
          <SkeletonText lines={8} />
        </div>
      }
      side={
        <Card>
          <SkeletonText lines={8} />
        </Card>
      }
    />
  );
}
