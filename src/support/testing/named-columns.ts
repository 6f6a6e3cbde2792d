import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.fewWords, 'support_tickets.type support_tickets.status support_files.media_type'],
  [reasons.hashes, 'support_files.file_key'],
  [
    'the team’s own words about the product, which name nobody',
    'support_faults.title support_templates.name support_templates.en support_templates.pt',
  ],
];
