import { Figures } from './figures.tsx';
import { StatisticsBar } from './statistics-bar.tsx';
import { useStatisticsSearch } from './search/use-statistics-search.ts';

/** Shows the figures of one project on its own page. */
export function Statistics({ projectId }: { projectId: string }) {
  const state = useStatisticsSearch();
  const about = { period: state.search.period, projectId };
  return (
    <>
      <StatisticsBar about={about} {...state} />
      <Figures about={about} {...state} />
    </>
  );
}
