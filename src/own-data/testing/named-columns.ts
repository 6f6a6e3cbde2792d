import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.fewWords, 'data_exports.state'],
  [reasons.hashes, 'data_exports.file_key'],
];
