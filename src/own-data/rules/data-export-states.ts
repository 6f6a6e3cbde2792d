export const dataExportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type DataExportState = (typeof dataExportStates)[number];
