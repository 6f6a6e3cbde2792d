import { useSession } from '#accounts/sessions/web/session.ts';
import { usePendingJob } from '#accounts/web/visit-marks.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const Nothing = () => null;
const ThreadBar = lazyPart(async () => {
  try {
    const { ThreadBar: Bar } = await import('#applications/thread/web/thread-bar.tsx');
    return Bar;
  } catch {
    // The page works without it, and the vacancy stays kept.
    return Nothing;
  }
});

/** Above the page: the vacancy that a professional wants to apply for. Few people have one, so that it is loaded for them only. */
export function ThreadPlace() {
  const session = useSession();
  const isWanted = usePendingJob() !== null && session?.userRole === 'squadMember';
  return isWanted && session.navigationStage !== 'tests-selection' ? <ThreadBar /> : null;
}
