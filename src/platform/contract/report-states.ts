/** From the queue to the file; `expired`: it was made, and its file is gone. */
export const reportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ReportState = (typeof reportStates)[number];

export const isUnderWay = ({ state }: { state: ReportState }) => state === 'queued' || state === 'running';

export const REPORT_RETENTION_HOURS = 24;
