import { Page } from '#ui/page/page.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';

/** Shown while a squad or a brief is loading. */
export function InvitationSkeleton() {
  return (
    <Page>
      <Loading>
        <SkeletonCard height={420} />
      </Loading>
    </Page>
  );
}
