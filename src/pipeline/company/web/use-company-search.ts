import { useMemo } from 'react';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import { companyPage } from '#pipeline/company/web/address.ts';
import { type SearchChange, useSearchChange } from '#pipeline/board/web/use-search-change.ts';
import { type CompanyFilter, type CompanySearch, filterOf, readCompanySearch } from './company-search.ts';

export type CompanyChange = SearchChange<CompanySearch>;

/** The state of the page, stored in its address so that a link shows the same. Returns the same objects until the address changes. */
export function useCompanySearch() {
  const search: CompanySearch = companyPage.useSearch();
  const words = JSON.stringify(filterOf(search));
  const filter = useMemo<CompanyFilter>(() => filterOf(readCompanySearch(JSON.parse(words))), [words]);
  const place = useMemo<CompanyPlace>(() => ({ company: search.company ?? null }), [search.company]);
  const change = useSearchChange<CompanySearch>();
  return { search, filter, place, change };
}
