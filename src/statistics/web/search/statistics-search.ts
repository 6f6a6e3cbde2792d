import { isUuid } from '#platform/contract/uuid.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { CHOSEN_COMPANIES } from '#statistics/rules/chosen-companies.ts';
import { type Period, periods, usualPeriod } from '#statistics/rules/period.ts';
import {
  type CandidateRowKind,
  candidateRowKinds,
  type PositionRowKind,
  positionRowKinds,
} from '#statistics/rules/rows.ts';
import { type CandidateSource, candidateSources } from '#applications/rules/candidate-sources.ts';
import { type Departure, departures, funnelStages } from '#statistics/rules/terms.ts';

/** Which rows are open, and of which part of a figure. */
export interface OpenRows {
  rows: CandidateRowKind | PositionRowKind;
  stage?: Stage;
  departure?: Departure;
  source?: CandidateSource;
}

/** The search of the address; invalid values are left out. */
export interface StatisticsSearch {
  period: Period;
  project?: string;
  /** The companies that a member of staff chose. */
  companies?: string[];
  view: 'charts' | 'tables';
  open?: OpenRows;
}

type Said = Record<string, unknown>;
const rowKinds = [...candidateRowKinds, ...positionRowKinds];

function companiesOf(said: unknown): string[] {
  const ids = typeof said === 'string' ? said.split(',') : [];
  return [...new Set(ids.filter(isUuid))].slice(0, CHOSEN_COMPANIES);
}

export function readStatisticsSearch(said: Said): StatisticsSearch {
  const kind = rowKinds.find((one) => one === said.rows);
  const stage = funnelStages.find((one) => one === said.stage);
  const departure = departures.find((one) => one === said.departure);
  const companies = companiesOf(said.companies);
  const source = candidateSources.find((one) => one === said.source);
  return {
    // The router reads 30 as a number.
    period: periods.find((one) => one === String(said.period)) ?? usualPeriod,
    view: said.view === 'tables' ? 'tables' : 'charts',
    ...(typeof said.project === 'string' && isUuid(said.project) && { project: said.project }),
    ...(companies.length > 0 && { companies }),
    ...(kind && {
      open: { rows: kind, ...(stage && { stage }), ...(departure && { departure }), ...(source && { source }) },
    }),
  };
}

/** The search for the address: only what differs from the defaults. */
export function writeStatisticsSearch({
  period,
  project,
  companies,
  view,
  open,
}: StatisticsSearch): Record<string, string> {
  return {
    ...(period !== usualPeriod && { period }),
    ...(project && { project }),
    ...(companies && { companies: companies.join(',') }),
    ...(view === 'tables' && { view }),
    ...open,
  };
}
