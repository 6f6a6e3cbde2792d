import type { StatisticsView } from '#statistics/contract.ts';
import type { OpenRows } from './search/statistics-search.ts';

/** Props of each part of the page. */
export interface FigureProps {
  view: StatisticsView;
  asTable: boolean;
  onOpen: (rows: OpenRows) => void;
}
