import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `reference_requests.state reference_requests.language reference_answers.general reference_answers.behavioural
     reference_answers.technical`,
  ],
  [reasons.hashes, 'reference_codes.code_hash reference_readers.code_hash'],
];
