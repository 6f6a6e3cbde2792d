import { z } from 'zod';
import { reportStates } from './report-states.ts';
import { moment } from './schemas.ts';

/** How far a report is that is made in the background, and what became of it. */
export const reportProgress = {
  reportId: z.uuid(),
  state: z.enum(reportStates),
  /** In percent. */
  progress: z.int(),
  /** What stands in the file, once it is made. */
  lines: z.int().nullable(),
  sizeBytes: z.int().nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
};

const progressView = z.object(reportProgress);
export type ReportProgress = z.output<typeof progressView>;
