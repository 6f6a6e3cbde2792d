import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';

export interface AdmissionLink {
  matchmakingId?: string;
  upsellId?: string;
  replacementId?: string;
}

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
