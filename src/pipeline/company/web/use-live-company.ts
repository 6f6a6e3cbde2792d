import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { findCard } from '#pipeline/candidates/web/board-cache.ts';
import { boardsKey, type CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import {
  applyCard,
  applyRemoval,
  refreshAll,
  refreshCandidate,
  refreshPlace,
} from '#pipeline/candidates/web/pipeline-cache.ts';
import { optionsKey } from '#pipeline/candidates/web/company-options.ts';

type LiveChange =
  | { kind: 'card'; card: CandidateCard }
  | { kind: 'removed'; applicationId: string }
  | { kind: 'board' };

const REFRESH_MS = 1_500;

/** Shows others' changes as they happen. Changes that no board can place are reloaded, at a limited rate. */
export function useLiveCompany(place: CompanyPlace, workspaceId: string | undefined): void {
  const queryClient = useQueryClient();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function refreshSoon() {
    if (timer.current !== 0) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      refreshPlace(queryClient, place);
    }, REFRESH_MS);
  }

  function show(card: CandidateCard) {
    const boards = queryClient.getQueriesData<Board>({ queryKey: boardsKey(place) });
    const isShown = boards.every(([, board]) => !board || findCard(board, card.applicationId) !== undefined);
    if (isShown && boards.length > 0) applyCard(queryClient, place, card);
    else refreshSoon();
    refreshCandidate(queryClient, card.applicationId);
  }

  useLiveTopic(`company-pipeline:${workspaceId ?? ''}`, {
    enabled: workspaceId !== undefined,
    onEvent: (data) => {
      const change = data as LiveChange;
      if (change.kind === 'card') return show(change.card);
      if (change.kind === 'removed') return applyRemoval(queryClient, place, change.applicationId);
      void queryClient.invalidateQueries({ queryKey: optionsKey });
      refreshSoon();
    },
    onGap: () => refreshAll(queryClient, place),
  });
}
