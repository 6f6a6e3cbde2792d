import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { loadParts } from '../parts/lazy-parts.tsx';

const LONGEST_WAIT_MS = 5_000;

/** While the page is printed it shows everything, not only the open tab; `print` waits until that is read. */
export function usePrintout(): { isPrinting: boolean; print: () => void } {
  const queryClient = useQueryClient();
  const { loadConversations } = usePipelineParts();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser's own menu prints what is known by now.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  async function show() {
    // Without them the rest is printed.
    await Promise.all([loadConversations(), loadParts()]).catch(() => {});
    setPrinting(true);
    await afterPaint();
    await untilRead(queryClient);
    await afterPaint();
    window.print();
  }
  return { isPrinting, print: () => void show() };
}

function untilRead(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      window.clearTimeout(timer);
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    const timer = window.setTimeout(() => {
      stop();
      resolve();
    }, LONGEST_WAIT_MS);
    look();
  });
}
