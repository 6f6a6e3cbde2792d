import { useMemo } from 'react';
import type { BoardFilter, Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { pipelinePage } from '#pipeline/board/web/address.ts';
import { type PipelineSearch, readPipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';
import { useSearchChange } from './use-search-change.ts';

/** The state of the page, stored in its address so that a link shows the same. Returns the same objects until the address changes. */
export function usePipelineSearch() {
  const { projectId } = pipelinePage.useParams();
  const search: PipelineSearch = pipelinePage.useSearch();
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
