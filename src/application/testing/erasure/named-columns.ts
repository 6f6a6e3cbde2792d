import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

const ofPlatform: NamedColumns = [
  [
    reasons.fewWords,
    `mail_outbox.language mail_outbox.state mail_outbox.happening happenings.name stored_files.kind stored_files.media_type`,
  ],
  [
    reasons.hashes,
    `rate_limits.key keyed_calls.key keyed_calls.caller keyed_calls.fingerprint keyed_calls.answer encryption_keys_in_use.id stored_files.key`,
  ],
  [reasons.idsAndFigures, 'happenings.ids'],
  [reasons.catalogue, 'sql_programs.former sql_programs.hash sql_programs.name'],
];

/** Columns that can contain words and are not planted, each with the reason why an erasure need not change them. */
export const namedColumns: NamedColumns = [
  ...ofPlatform,
  ...[...testingCapabilities.values()].flatMap((room) => room.namedColumns),
];
