import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.fewWords, 'private_records.kind profile_imports.source profile_imports.state'],
  [reasons.derived, 'profiles.search profiles.skill_keys'],
];
