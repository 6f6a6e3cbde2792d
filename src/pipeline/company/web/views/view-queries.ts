import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import { companyQuery } from '#pipeline/candidates/web/company-options.ts';
import type { ViewSettings } from '#pipeline/company/contract/view-settings.ts';
import type { viewsContract } from '#pipeline/company/contract/views.ts';
import { companyApi } from '../company-api.ts';
import { type CompanySearch, filterOf, noFilter } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';

export type SavedView = OutputOf<(typeof viewsContract)['GET /candidates/views']>['views'][number];

export const viewsKey = ['candidateViews'] as const;

/** Asks by the same name as the page's other reads, so that it need not wait for the company that the server takes when none is named. */
export function viewsQuery(place: CompanyPlace) {
  return queryOptions({
    queryKey: [...viewsKey, place.company] as const,
    queryFn: ({ signal }) => companyApi('GET /candidates/views', { query: companyQuery(place), signal }),
  });
}

/** The page's current settings as a view stores them. */
export function settingsOf(search: CompanySearch, layout: 'board' | 'table'): ViewSettings {
  const { sort = 'appliedAt', direction = 'descending' } = search;
  return { ...filterOf(search), layout, sort, direction };
}

/** The page's address with a view. */
export function searchOfView({ viewId, settings }: SavedView): CompanyChange {
  return { ...noFilter, ...settings, saved: viewId };
}
