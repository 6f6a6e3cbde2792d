import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { parsePendingJob, type PendingJob } from '#accounts/rules/pending-job.ts';

/** What a visitor wanted to apply to before logging in (SES-09). */
export interface ApplicationIntent extends PendingJob, AdmissionLink {
  projectId: string;
  positionIndex: number;
}

/** The stored intent, if it is intact and the address is a job's. */
export function parseIntent(text: string | null, now: number): ApplicationIntent | null {
  const kept = parsePendingJob(text, now) as Partial<ApplicationIntent> | null;
  if (typeof kept?.projectId !== 'string' || !Number.isInteger(kept.positionIndex)) return null;
  return /^\/jobs\/details-view\/[^\\]*$/.test(kept.address ?? '') ? (kept as ApplicationIntent) : null;
}
