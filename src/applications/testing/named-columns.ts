import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `application_history.event application_intents.position_type application_history.from_stage application_history.to_stage applications.stage applications.state applications.told_stage interviews.kind
     interviews.state interviews.time_zone interviews.outcome`,
  ],
  [reasons.idsAndFigures, 'application_history.detail application_intents.link applications.matchmaking_id'],
];
