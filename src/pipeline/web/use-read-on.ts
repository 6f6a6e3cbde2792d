import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Stage } from '#jobs/rules/stages.ts';
import type { Board } from '#pipeline/shapes.ts';
import { appendColumn } from './board-cache.ts';

type ReadColumn = (column: { stage: Stage; cursor: string }) => Promise<Board['columns'][number]>;

/** Reads a column of a board on; keep both arguments stable. */
export function useReadOn(queryKey: QueryKey, readColumn: ReadColumn): (stage: Stage) => Promise<void> {
  const queryClient = useQueryClient();
  const reading = useRef(new Set<string>());
  return useCallback(
    async (stage: Stage) => {
      const shown = queryClient.getQueryData<Board>(queryKey);
      const cursor = shown?.columns.find((column) => column.stage === stage)?.nextCursor;
      if (!cursor || reading.current.has(cursor)) return;
      reading.current.add(cursor);
      try {
        const page = await readColumn({ stage, cursor });
        queryClient.setQueryData<Board>(queryKey, (now) => now && appendColumn(now, page));
      } catch {
        // The next scroll asks again.
        reading.current.delete(cursor);
      }
    },
    [queryClient, queryKey, readColumn],
  );
}
