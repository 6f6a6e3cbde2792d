import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDefaultView } from '#ui/views/use-default-view.ts';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import { type CompanySearch, filterOf, isNarrowed } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { type SavedView, searchOfView, viewsQuery } from './view-queries.ts';

/** Opens the candidates with the person's default view. */
export function useCandidatesDefault(
  place: CompanyPlace,
  search: CompanySearch,
  change: (next: CompanyChange) => void,
): { isPending: boolean } {
  const { layout, sort, saved, candidate } = search;
  const says = [layout, sort, saved, candidate].some((value) => value !== undefined) || isNarrowed(filterOf(search));
  const { data, isLoading } = useQuery(viewsQuery(place));
  const onOpen = useCallback((view: SavedView) => change(searchOfView(view)), [change]);
  return useDefaultView({ views: data?.views, isLoading, says, onOpen });
}
