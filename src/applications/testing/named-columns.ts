import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `application_history.event application_intents.position_type application_history.from_stage application_history.to_stage applications.stage applications.state applications.told_stage interviews.kind application_messages.side application_messages.state
     message_threads.awaits message_participants.side message_reports.side message_files.media_type
     interviews.state interviews.time_zone interviews.outcome`,
  ],
  [reasons.hashes, 'message_files.file_key'],
  [reasons.idsAndFigures, 'application_history.detail application_intents.link applications.matchmaking_id'],
];
