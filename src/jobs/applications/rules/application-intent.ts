import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';
import { parsePendingJob, type PendingJob } from '#accounts/rules/pending-job.ts';

/** What a visitor wanted to apply to before logging in (SES-09). */
export interface ApplicationIntent extends PendingJob {
  projectId: string;
  positionIndex: number;
  matchmakingId?: string;
  upsellId?: string;
  replacementId?: string;
}

/** The stored intent, if it is intact and the address is a job's. */
export function parseIntent(text: string | null, now: number): ApplicationIntent | null {
  const kept = parsePendingJob(text, now) as Partial<ApplicationIntent> | null;
  if (typeof kept?.projectId !== 'string' || !Number.isInteger(kept.positionIndex)) return null;
  return /^\/jobs\/details-view\/[^\\]*$/.test(kept.address ?? '') ? (kept as ApplicationIntent) : null;
}

export type AdmissionLink = Pick<ApplicationIntent, 'matchmakingId' | 'upsellId' | 'replacementId'>;

/** What a link to a job carries besides the job: `…/upsellId=7` or `…/replacementId=7`, and `?matchmakingId=`. */
export function readAdmissionLink(part: string | undefined, matchmakingId: unknown): AdmissionLink {
  const [, name, id] = /^(upsellId|replacementId)=(.{1,100})$/.exec(part ?? '') ?? [];
  const match =
    typeof matchmakingId === 'string' || typeof matchmakingId === 'number' ? String(matchmakingId).slice(0, 100) : '';
  return { ...(match !== '' && { matchmakingId: match }), ...(name !== undefined && { [name]: id }) };
}

interface Addition {
  kind: VacancyKind;
  id: string;
}

/**
 * The link through which somebody applies to a vacancy: what the vacancy is counts, whatever the address says. `isUnknown` when the address names an
 * upsell or a replacement that does not match the vacancy.
 */
export function settleLink(
  link: AdmissionLink,
  addition: Addition | null,
): { link: AdmissionLink; isUnknown: boolean } {
  const { matchmakingId, upsellId, replacementId } = link;
  const named = upsellId ?? replacementId;
  const isUnknown =
    named !== undefined && (named !== addition?.id || (addition.kind === 'upsell') !== (upsellId !== undefined));
  return {
    link: {
      ...(matchmakingId !== undefined && { matchmakingId }),
      ...(addition && { [`${addition.kind}Id`]: addition.id }),
    },
    isUnknown,
  };
}
