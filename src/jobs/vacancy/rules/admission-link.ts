import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';

export interface AdmissionLink {
  matchmakingId?: string;
  upsellId?: string;
  replacementId?: string;
}

/** The parameters of a link to a job besides the job itself: `…/upsellId=7` or `…/replacementId=7`, and `?matchmakingId=`. */
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
 * The link through which somebody applies to a vacancy. The vacancy's own upsell or replacement counts, whatever the address says.
 * `isUnknown` when the address names one that does not match the vacancy.
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
