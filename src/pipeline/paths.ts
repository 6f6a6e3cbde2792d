import type { SquadDecision } from '#pipeline/selection/rules/squad-terms.ts';

/** The squad as its owner sees it, with the decision about it. */
export const squadOwnerView = (projectId: string) => `/project-brief-squadOwner-view?project=${projectId}`;
/** The brief as a selected or brought-along professional reads it; without a position, all of them. */
export const squadMemberView = (projectId: string, positionIndex: number) =>
  `${squadMemberPage}?project=${projectId}&position=${positionIndex}`;
export const squadMemberPage = '/project-brief-squadMember-view';
export const squadAccept = (projectId: string, positionIndex: number) =>
  `/project-brief-accept-page?project=${projectId}&position=${positionIndex}`;
export const squadThanksPages: Readonly<Record<SquadDecision, string>> = {
  approved: '/project-brief-squad-approved-thanks-page',
  disapproved: '/project-brief-squad-desapproved-thanks-page',
};
export const squadThanks = (decision: SquadDecision, projectId: string) =>
  `${squadThanksPages[decision]}?project=${projectId}`;

export interface PipelineView {
  position?: number;
  view?: 'board' | 'list';
  candidate?: string;
  tab?: 'comments' | 'scorecards';
}

/** All candidates of a company, over its vacancies. */
export const candidatesPath = '/candidates';

export const overdueCandidatesPath = `${candidatesPath}?overdue=true`;

/** The interviews of a company, week by week. */
export const agendaPath = '/interviews-agenda';

/** The pipeline of a project's position; with a candidate, their panel is open. */
export function pipelinePath(projectId: string, { position, view, candidate, tab }: PipelineView = {}): string {
  const search = new URLSearchParams();
  if (position !== undefined) search.set('position', String(position));
  if (view !== undefined) search.set('view', view);
  if (candidate !== undefined) search.set('candidate', candidate);
  if (tab !== undefined) search.set('tab', tab);
  const text = search.toString();
  return `/my-projects/pipeline/${projectId}${text && `?${text}`}`;
}

/** The whole history of one person in one process, for the company. */
export function hiringProcessPath(projectId: string, positionIndex: number, memberId: string): string {
  return `/squadmember-profile/hiring-process-view/${projectId}/${positionIndex}/${memberId}`;
}
