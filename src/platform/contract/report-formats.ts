export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A longer PDF is read by nobody, and its layout takes too long; CSV and XLSX have no limit. */
export const PDF_LINES = 2_000;
