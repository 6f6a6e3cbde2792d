import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    'personal_data.sealed_as private_records.kind profile_imports.source profile_imports.state portfolio_files.kind portfolio_reports.reason',
  ],
  [reasons.hashes, 'portfolio_files.file_key portfolio_files.preview_key'],
  [reasons.derived, 'profiles.search profiles.skill_keys'],
];
