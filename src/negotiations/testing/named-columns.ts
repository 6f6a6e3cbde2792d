import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `negotiation_agreements.currency negotiation_agreements.hiring_model negotiation_interactions.side negotiation_interactions.kind
     negotiations.currency negotiations.hiring_model negotiations.state`,
  ],
];
