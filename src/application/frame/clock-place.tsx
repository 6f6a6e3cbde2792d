import { lazyPart } from '#ui/lazy-part.tsx';
import { useClockRuns } from '#timesheets/hours/web/use-clock-runs.ts';
import { useIsPageRead } from '#waiting/web/use-is-page-read.ts';

const Nothing = () => null;
const HeadClock = lazyPart(async () => {
  try {
    const { HeadClock: Clock } = await import('#timesheets/hours/web/head-clock.tsx');
    return Clock;
  } catch {
    // The page works without it, and the clock runs on the server.
    return Nothing;
  }
});

/**
 * In the header of professionals: the clock that they started. It is asked for after the page where the person works in a
 * project, and loaded only while one runs.
 */
export function ClockPlace({ userId, works }: { userId: string; works: boolean }) {
  const isRead = useIsPageRead();
  const runs = useClockRuns(userId, works && isRead);
  return runs ? <HeadClock readerId={userId} /> : null;
}
