import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Stage } from '#applications/rules/stages.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { appendColumn } from '#pipeline/candidates/web/board-cache.ts';

type ReadColumn = (column: { stage: Stage; cursor: string }) => Promise<Board['columns'][number]>;

/** Loads more of a column of a board; keep both arguments stable. */
export function useLoadMore(queryKey: QueryKey, readColumn: ReadColumn): (stage: Stage) => Promise<void> {
  const queryClient = useQueryClient();
  const reading = useRef(new Set<string>());
  return useCallback(
    (stage: Stage) => loadMoreOfColumn(queryClient, { queryKey, readColumn, reading: reading.current }, stage),
    [queryClient, queryKey, readColumn],
  );
}

interface Reading {
  queryKey: QueryKey;
  readColumn: ReadColumn;
  /** The cursors that are being loaded. */
  reading: Set<string>;
}

/** Appends the next page of a column to the cached board, once at a time. */
export async function loadMoreOfColumn(
  queryClient: QueryClient,
  { queryKey, readColumn, reading }: Reading,
  stage: Stage,
): Promise<void> {
  const cursorOf = (board: Board | undefined) => board?.columns.find((column) => column.stage === stage)?.nextCursor;
  const cursor = cursorOf(queryClient.getQueryData<Board>(queryKey));
  if (!cursor || reading.has(cursor)) return;
  reading.add(cursor);
  try {
    const page = await readColumn({ stage, cursor });
    // A board that was reloaded meanwhile ends elsewhere, so the page would leave a gap.
    queryClient.setQueryData<Board>(queryKey, (now) =>
      now && cursorOf(now) === cursor ? appendColumn(now, page) : now,
    );
  } catch {
    // The next scroll asks again.
  } finally {
    // A reloaded board starts with the same first page, and continues from there again.
    reading.delete(cursor);
  }
}
