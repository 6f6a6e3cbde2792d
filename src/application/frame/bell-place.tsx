import { Bell } from '#notices/web/bell.tsx';
import { useIsPageRead } from '#waiting/web/use-is-page-read.ts';

/** In the header of everybody: what happened, counted once the page has been read. */
export function BellPlace({ userId }: { userId: string }) {
  return <Bell userId={userId} isPageRead={useIsPageRead()} />;
}
