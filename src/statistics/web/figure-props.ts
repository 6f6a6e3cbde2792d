import type { StatisticsView } from '#statistics/contract.ts';
import type { OpenRows } from './statistics-search.ts';

/** What each part of the page gets. */
export interface FigureProps {
  view: StatisticsView;
  asTable: boolean;
  onOpen: (rows: OpenRows) => void;
}
