import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BoardFilter, Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { type PipelineSearch, readPipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';
import { useSearchChange } from './use-search-change.ts';

/** The page's state is its address: a link shows the same thing. The same objects as long as it says the same. */
export function usePipelineSearch() {
  const { projectId = '' } = useParams({ strict: false }) as { projectId?: string };
  // The outer routes hand on what this one left out as senseless, so it is read once more.
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readPipelineSearch(raw), [raw]);
  const { position, skills, suggested } = search;
  const place = useMemo<Place>(() => ({ projectId, position }), [projectId, position]);
  const words = JSON.stringify({ search: search.search, skills, suggested });
  const filter = useMemo<BoardFilter>(() => {
    const asked = readPipelineSearch(JSON.parse(words));
    return { search: asked.search, skills: asked.skills, suggested: asked.suggested };
  }, [words]);
  const change = useSearchChange<PipelineSearch>();
  return { place, filter, search, change };
}
