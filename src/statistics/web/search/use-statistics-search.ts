import { hiringStatisticsPage } from '#statistics/web/addresses.ts';
import { useNavigate } from '@tanstack/react-router';
import { readStatisticsSearch, type StatisticsSearch, writeStatisticsSearch } from './statistics-search.ts';

/** The state of the page, stored in its address. */
export function useStatisticsSearch() {
  const search = readStatisticsSearch(hiringStatisticsPage.useSearch());
  const navigate = useNavigate();
  const change = (next: { [Key in keyof StatisticsSearch]?: StatisticsSearch[Key] | undefined }) => {
    const { open, project, companies, ...rest } = { ...search, ...next };
    const changed: StatisticsSearch = {
      period: rest.period ?? search.period,
      view: rest.view ?? search.view,
      ...(open && { open }),
      ...(project && { project }),
      ...(companies && companies.length > 0 && { companies }),
    };
    void navigate({ to: '.', search: writeStatisticsSearch(changed), replace: true, resetScroll: false });
  };
  return { search, change };
}
