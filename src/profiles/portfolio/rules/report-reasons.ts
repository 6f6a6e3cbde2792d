/** What somebody may find wrong with a piece. */
export const REPORT_REASONS = ['notOwnWork', 'offensive', 'personalData', 'misleading', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
