import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Between two reads of a page that follow one another. */
const QUIET_MS = 150;

/** False until the page with which a visit begins has read its data, so that what is around it delays nothing. */
export function useIsPageRead(): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return;
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (router.state.status === 'idle' && queryClient.isFetching() === 0) setRead(true);
      }, QUIET_MS);
    };
    look();
    const stops = [queryClient.getQueryCache().subscribe(look), router.subscribe('onRendered', look)];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isRead, queryClient, router]);
  return isRead;
}
