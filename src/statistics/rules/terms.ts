import { stages } from '#jobs/applications/rules/stages.ts';

/** The stages that lead to a hire, in order; the rest of the pipeline's columns are ends. */
export const funnelStages = stages.slice(0, stages.indexOf('hired') + 1);
/** Those that somebody waits in. */
export const waitingStages = funnelStages.slice(0, -1);

/** Why somebody is not in the process any more without being hired. `setAside`: another candidate was chosen, which can be taken back. */
export const departures = ['disqualified', 'declined', 'withdrawn', 'setAside', 'closed'] as const;
export type Departure = (typeof departures)[number];
export const outcomes = ['hired', ...departures] as const;
export type Outcome = (typeof outcomes)[number];

/** How a candidate came: by the job board, the link of a later vacancy, an invitation, or put forward by the talent team. */
export const candidateSources = ['board', 'link', 'invitation', 'suggestion'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** What is counted of a candidate, see `journey_figures` in `sql/tallies.sql`. */
export const tallyMetrics = ['reached', 'left', 'came', 'hired', 'stay'] as const;
export type TallyMetric = (typeof tallyMetrics)[number];
