import { applicationPath } from '#applications/paths.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';

/** The subject of the thank-you page: the action, and the side that took it. */
export const thanksTypes = ['sent', 'accepted', 'declined'] as const;
export type ThanksType = (typeof thanksTypes)[number];

export const negotiationPaths = {
  firstOffer: (projectId: string, place: { position?: number; candidate?: string } = {}) =>
    `/inhouse-first-member-budget-send/${projectId}${searchOf(place)}`,
  budget: (projectId: string, positionIndex?: number, candidate?: string) =>
    `/inhouse-budget/${projectId}${positionIndex === undefined ? '' : `/${positionIndex}`}${searchOf({ candidate })}`,
  thanks: (type: ThanksType, { projectId, positionIndex }: { projectId: string; positionIndex: number }) =>
    `/inhouse-budget-thankyoupage/${type}/owner${searchOf({ project: projectId, position: positionIndex })}`,
};

function searchOf(values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

export const negotiationsWaiting = defineWaiting('negotiations', {
  /** For the candidate. */
  offerOfCompany: ({ applicationId }: { applicationId: string }) => applicationPath(applicationId),
  /** For the company. */
  offerOfCandidate: ({ projectId, positionIndex, applicationId }: BudgetPlace) =>
    negotiationPaths.budget(projectId, positionIndex, applicationId),
});

interface BudgetPlace {
  projectId: string;
  positionIndex: number;
  applicationId: string;
}
