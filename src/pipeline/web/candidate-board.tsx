import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { Stage } from '#jobs/rules/stages.ts';
import { classNames } from '#platform/ui/class-names.ts';
import type { Board } from '#pipeline/shapes.ts';
import { api } from './api.ts';
import { appendColumn } from './board-cache.ts';
import { type ColumnHandle, handleBoardKey } from './board-focus.ts';
import { type BoardFilter, boardQuery, paramsOf, type Place } from './board-query.ts';
import styles from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { useBoardScroll } from './use-board-scroll.ts';

interface CandidateBoardProps {
  board: Board;
  place: Place;
  filter: BoardFilter;
  openId: string | undefined;
}

export function CandidateBoard({ board, place, filter, openId }: CandidateBoardProps) {
  const { t } = useTranslation('pipeline');
  const queryClient = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<Stage, ColumnHandle>());
  const reading = useRef(new Set<string>());
  useBoardScroll(element);

  const keepHandle = useCallback((stage: Stage, handle: ColumnHandle | null) => {
    if (handle) handles.current.set(stage, handle);
  }, []);
  const readOn = useCallback(
    async (stage: Stage) => {
      const { queryKey } = boardQuery(place, filter);
      const shown = queryClient.getQueryData(queryKey);
      const cursor = shown?.columns.find((column) => column.stage === stage)?.nextCursor;
      if (!cursor || reading.current.has(cursor)) return;
      reading.current.add(cursor);
      try {
        const page = await api('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column', {
          params: paramsOf(place),
          query: { stage, cursor, ...filter },
        });
        queryClient.setQueryData(queryKey, (now) => now && appendColumn(now, page));
      } catch {
        // The next scroll asks again.
        reading.current.delete(cursor);
      }
    },
    [queryClient, place, filter],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the cards inside, which are buttons
    <div
      ref={element}
      className={classNames(styles.board, openId !== undefined && styles.withPanel)}
      role="group"
      aria-label={t('board.label')}
      aria-describedby="pipeline-keys"
      onKeyDown={(event) =>
        handleBoardKey(event, board.columns, (stage, index) => handles.current.get(stage)?.focus(index))
      }
    >
      <p id="pipeline-keys" className="sr-only">
        {t('board.hint')}
      </p>
      {board.columns.map((column) => (
        <BoardColumn key={column.stage} column={column} openId={openId} onReadOn={readOn} onHandle={keepHandle} />
      ))}
    </div>
  );
}
