import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.hashes, 'hour_reports.file_key'],
  [
    reasons.fewWords,
    'time_entries.state time_entries.origin time_entry_steps.step hour_reminders.kind task_reviews.verdict hour_reports.kind hour_reports.format hour_reports.language hour_reports.part hour_reports.state hour_reports.statuses clockify_connections.problem clockify_entries.state clockify_entries.reason',
  ],
  [
    reasons.idsAndFigures,
    'time_entries.time_zone time_entries.outside_id running_clocks.time_zone clockify_connections.outside_workspace_id clockify_connections.outside_project_id clockify_connections.resume_from clockify_people.outside_user_id clockify_entries.outside_id clockify_entries.outside_user_id clockify_entries.fingerprint clockify_entries.taken_fingerprint',
  ],
  [
    reasons.ofCompany,
    'time_entries.description time_entry_steps.text task_reviews.reason clockify_connections.api_key clockify_connections.outside_workspace_name clockify_connections.outside_project_name clockify_entries.parameters',
  ],
];
