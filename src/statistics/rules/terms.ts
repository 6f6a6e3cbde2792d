import { stages } from '#applications/rules/stages.ts';

/** The stages that lead to a hire, in order; the pipeline's other columns are ends. */
export const funnelStages = stages.slice(0, stages.indexOf('hired') + 1);
/** The stages in which candidates wait. */
export const waitingStages = funnelStages.slice(0, -1);

/** Why somebody left the process without being hired. `setAside`: another candidate was selected, which can be undone. */
export const departures = ['disqualified', 'declined', 'withdrawn', 'setAside', 'closed'] as const;
export type Departure = (typeof departures)[number];
export const outcomes = ['hired', ...departures] as const;
export type Outcome = (typeof outcomes)[number];

/** What is counted of a candidate, see `journey_figures` in `sql/tallies.sql`. */
export const tallyMetrics = ['reached', 'left', 'came', 'hired', 'stay'] as const;
export type TallyMetric = (typeof tallyMetrics)[number];
