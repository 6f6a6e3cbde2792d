/** What a visitor wanted to apply to before logging in (SES-09). */
export interface ApplicationIntent {
  projectId: string;
  positionIndex: number;
  matchmakingId?: string;
  upsellId?: string;
  replacementId?: string;
  /** The job's address. */
  address: string;
  /** Milliseconds, as of Date.now(). */
  timestamp: number;
}

export const INTENT_KEY = 'jobApplicationIntent';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** What was kept, if it can still be trusted: whole, of the product itself, and not older than a week. */
export function parseIntent(text: string | null, now: number): ApplicationIntent | null {
  let kept: Partial<ApplicationIntent> | null;
  try {
    kept = JSON.parse(text ?? 'null') as Partial<ApplicationIntent> | null;
  } catch {
    return null;
  }
  if (typeof kept?.projectId !== 'string' || !Number.isInteger(kept.positionIndex)) return null;
  if (typeof kept.address !== 'string' || !/^\/jobs\/details-view\/[^\\]*$/.test(kept.address)) return null;
  if (typeof kept.timestamp !== 'number' || now - kept.timestamp > KEPT_FOR_MS) return null;
  return kept as ApplicationIntent;
}

export type AdmissionLink = Pick<ApplicationIntent, 'matchmakingId' | 'upsellId' | 'replacementId'>;

/** What a link to a job says besides the job: `…/upsellId=7` or `…/replacementId=7`, and `?matchmakingId=`. */
export function readAdmissionLink(part: string | undefined, matchmakingId: unknown): AdmissionLink {
  const [, name, id] = /^(upsellId|replacementId)=(.{1,100})$/.exec(part ?? '') ?? [];
  const match =
    typeof matchmakingId === 'string' || typeof matchmakingId === 'number' ? String(matchmakingId).slice(0, 100) : '';
  return { ...(match !== '' && { matchmakingId: match }), ...(name !== undefined && { [name]: id }) };
}
