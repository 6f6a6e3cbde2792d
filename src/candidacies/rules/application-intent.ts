import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { parsePendingJob, type PendingJob } from '#accounts/rules/pending-job.ts';

/** What a visitor wanted to apply to before logging in (SES-09). */
export interface ApplicationIntent extends PendingJob, AdmissionLink {
  projectId: string;
  positionIndex: number;
}

/** The stored intent, if it is intact and its address belongs to a job. */
export function parseIntent(text: string | null, now: number): ApplicationIntent | null {
  const stored = parsePendingJob(text, now) as Partial<ApplicationIntent> | null;
  if (typeof stored?.projectId !== 'string' || !Number.isInteger(stored.positionIndex)) return null;
  return /^\/jobs\/details-view\/[^\\]*$/.test(stored.address ?? '') ? (stored as ApplicationIntent) : null;
}
