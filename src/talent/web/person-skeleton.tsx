import { PersonHeading } from '#ui/page/person-heading.tsx';
import { Columns } from '#ui/page/page.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/states/skeleton.tsx';
import styles from './person.module.css';

export function PersonSkeleton() {
  return (
    <Loading>
      <div className={styles.head}>
        <Skeleton width={80} height={80} round />
        <PersonHeading>
          <Skeleton width={240} height={28} />
          <Skeleton width={180} height={20} />
          <Skeleton width={220} height={16} />
        </PersonHeading>
      </div>
      <Columns
        main={
          <>
            <SkeletonCard height={140} />
            <SkeletonCard height={260} />
          </>
        }
        side={<SkeletonCard height={320} />}
      />
    </Loading>
  );
}
