import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { candidateListQuery } from '#pipeline/candidates/web/candidate-list-query.ts';
import { listFilterOf } from '#pipeline/board/web/start-board.ts';
import { hiringProcessPath, pipelinePath } from '#pipeline/paths.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { type CandidateOrder, readOrder } from './candidate-order.ts';

interface Opened {
  projectId: string;
  position: number;
  memberId: string;
}

/** The order of the list or board that one came from; for links from elsewhere, that of the vacancy's list, read at the first touch. */
export function useOrder(
  { projectId, position, memberId }: Opened,
  isTouched: boolean,
): CandidateOrder & { at: number } {
  const path = hiringProcessPath(projectId, position, memberId);
  const kept = useMemo(() => readOrder(path), [path]);
  const list = useInfiniteQuery({
    ...candidateListQuery({ projectId, position }, listFilterOf({ position })),
    enabled: kept === null && isTouched,
  });
  const rows = list.data?.pages.flatMap(({ candidates }) => candidates) ?? [];
  const order = kept ?? {
    back: pipelinePath(projectId, { position }),
    count: formatCount(list.data?.pages[0]?.count ?? 0),
    paths: rows.map((card) => hiringProcessPath(projectId, position, card.memberId)),
  };
  return { ...order, at: order.paths.indexOf(path) };
}
