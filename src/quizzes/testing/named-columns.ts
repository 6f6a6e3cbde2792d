import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.fewWords, 'quiz_attempts.quiz quiz_attempts.state quiz_shares.quiz'],
  [reasons.hashes, 'quiz_shares.encrypted_token'],
];
