import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `candidate_journeys.source candidate_journeys.stage candidate_journeys.state candidate_journeys.outcome hiring_tallies.metric
     hiring_tallies.stage hiring_tallies.label`,
  ],
];
