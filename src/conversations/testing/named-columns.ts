import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `application_messages.side application_messages.state message_threads.awaits message_participants.side message_reports.side
     message_files.media_type`,
  ],
  [reasons.hashes, 'message_files.file_key'],
  [reasons.ofCompany, 'message_templates.name message_templates.subject message_templates.text'],
];
