import { Page } from '#platform/ui/page/page.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';

/** As long as a squad or a brief is on its way. */
export function CallSkeleton() {
  return (
    <Page>
      <Loading>
        <SkeletonCard height={420} />
      </Loading>
    </Page>
  );
}
