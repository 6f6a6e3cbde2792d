import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SuggestedPage } from '../api.ts';
import { matchesQuery, rankPosition } from './match-queries.ts';

export interface SearchedPosition {
  positionIndex: number;
  title: string;
  state: 'waiting' | 'running' | 'failed' | 'done';
  /** The number of people in the ranking. */
  available: number;
}

interface Searching {
  positions: SearchedPosition[];
  isPreparing: boolean;
  error: Error | null;
}

const nothing: Searching = { positions: [], isPreparing: false, error: null };

/** Ranks each position of a project, one after the other; leaving the page stops it. */
export function useSearching(projectId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const [searching, setSearching] = useState(nothing);
  const goOn = useRef(onDone);
  goOn.current = onDone;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const update = (next: (before: Searching) => Searching) => !signal.aborted && setSearching(next);
    const mark = (positionIndex: number, changes: Partial<SearchedPosition>) =>
      update((before) => ({
        ...before,
        isPreparing: false,
        positions: before.positions.map((one) => (one.positionIndex === positionIndex ? { ...one, ...changes } : one)),
      }));
    const ask = (position: number) =>
      rankPosition(
        queryClient,
        { projectId, position },
        { signal, onPreparing: () => update((before) => ({ ...before, isPreparing: true })) },
      );
    async function search() {
      setSearching(nothing);
      // The first answer also lists the other positions.
      const first = await ask(0);
      update(() => ({ ...nothing, positions: begin(first) }));
      let hasFailed = false;
      for (const { positionIndex } of first.positions.filter((one) => !isRanked(first, one))) {
        if (signal.aborted) return;
        mark(positionIndex, { state: 'running' });
        const page = await ask(positionIndex).catch(() => null);
        hasFailed ||= page === null;
        mark(positionIndex, page ? { state: 'done', available: page.available } : { state: 'failed' });
      }
      if (!hasFailed && !signal.aborted) goOn.current();
    }
    void search().catch((error: Error) => update((before) => ({ ...before, error })));
    return () => {
      stop.abort();
      void queryClient.cancelQueries({ queryKey: matchesQuery(projectId, 0).queryKey.slice(0, 3) });
    };
  }, [queryClient, projectId, round]);
  return { ...searching, again: () => setRound((before) => before + 1) };
}

function begin(first: SuggestedPage): SearchedPosition[] {
  return first.positions.map(({ positionIndex, title }) =>
    isRanked(first, { positionIndex })
      ? { positionIndex, title, state: 'done', available: first.available }
      : { positionIndex, title, state: 'waiting', available: 0 },
  );
}

/** The first answer is already the ranking of one of the positions: the first that still exists. */
function isRanked(first: SuggestedPage, { positionIndex }: { positionIndex: number }): boolean {
  return positionIndex === first.position.positionIndex;
}
