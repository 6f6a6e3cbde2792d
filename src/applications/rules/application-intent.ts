import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { parsePendingJob, type PendingJob } from '#accounts/rules/pending-job.ts';

/** The kind of a vacancy: a plain one, or one that adds to or replaces somebody in a team. */
export const positionTypes = ['position', 'upsell', 'replacement'] as const satisfies readonly (
  | VacancyKind
  | 'position'
)[];
export type PositionType = (typeof positionTypes)[number];

/** What a person wants to apply to, kept until they have applied or dismissed it (SES-09). */
export interface ApplicationIntent extends PendingJob, AdmissionLink {
  projectId: string;
  positionIndex: number;
  /** As the vacancy said; an intent of before it was kept has none. */
  positionType?: PositionType;
  /** The code of the invitation's link by which the person came. */
  invitation?: string;
  /** The confirm step opened by itself once. */
  asked?: true;
  /** The server keeps it too. */
  isKept?: true;
}

/** The stored intent, if it is intact and its address belongs to a job. */
export function parseIntent(text: string | null, now: number): ApplicationIntent | null {
  const stored = parsePendingJob(text, now) as Partial<ApplicationIntent> | null;
  if (typeof stored?.projectId !== 'string' || !Number.isInteger(stored.positionIndex)) return null;
  if (!/^\/jobs\/details-view\/[^\\]*$/.test(stored.address ?? '')) return null;
  const { positionType, ...intent } = stored as ApplicationIntent;
  return positionType && positionTypes.includes(positionType) ? { ...intent, positionType } : intent;
}
