import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BoardFilter, Place } from './board-query.ts';
import type { PipelineSearch } from './pipeline-search.ts';
import { useSearchChange } from './use-search-change.ts';

/** The page's state is its address: a link shows the same thing. The same objects as long as it says the same. */
export function usePipelineSearch() {
  const { projectId = '' } = useParams({ strict: false }) as { projectId?: string };
  const search = useSearch({ strict: false }) as unknown as PipelineSearch;
  const { position, search: words, skills, suggested } = search;
  const place = useMemo<Place>(() => ({ projectId, position }), [projectId, position]);
  const filter = useMemo<BoardFilter>(() => ({ search: words, skills, suggested }), [words, skills, suggested]);
  const change = useSearchChange<PipelineSearch>();
  return { place, filter, search, change };
}
