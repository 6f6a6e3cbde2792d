import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import { type CompanySearch, filterOf, isNarrowed } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { searchOfView, viewsQuery } from './view-queries.ts';

/** Applies the person's default view to a page opened without settings in its address; settings in a link take precedence. */
export function useDefaultView(
  place: CompanyPlace,
  search: CompanySearch,
  change: (next: CompanyChange) => void,
): { isPending: boolean } {
  const { layout, sort, saved, candidate } = search;
  const says = [layout, sort, saved, candidate].some((value) => value !== undefined) || isNarrowed(filterOf(search));
  const isNew = useRef(!says);
  const query = useQuery(viewsQuery(place));
  const chosen = query.data?.views.find(({ isDefault }) => isDefault);
  const isOpening = isNew.current && !says && chosen !== undefined;
  useEffect(() => {
    if (!query.data || !isNew.current) return;
    isNew.current = false;
    if (isOpening && chosen) change(searchOfView(chosen));
  }, [query.data, isOpening, chosen, change]);
  return { isPending: query.isLoading || isOpening };
}
