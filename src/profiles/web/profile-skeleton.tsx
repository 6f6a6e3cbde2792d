import { Card } from '#ui/page/card.tsx';
import { PersonHeading } from '#ui/page/person-heading.tsx';
import { Columns } from '#ui/page/page.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import styles from './profile-header.module.css';

export function ProfileSkeleton() {
  return (
    <Loading>
      <div className={styles.header}>
        <Skeleton width={80} height={80} round />
        <PersonHeading>
          <Skeleton width={220} height={24} />
          <p className={styles.jobTitle}>
            <Skeleton width={160} />
          </p>
        </PersonHeading>
      </div>
      <Columns
        main={[4, 6, 3].map((lines) => (
          <Card key={lines}>
            <SkeletonText lines={lines} />
          </Card>
        ))}
        side={
          <Card>
            <SkeletonText lines={8} />
          </Card>
        }
      />
    </Loading>
  );
}
