import type { PanelPlace } from '#pipeline/candidates/rules/panel-places.ts';
import { defineFindable } from '#platform/contract/findable.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import { projectPaths } from '#projects/paths.ts';
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
  tab?: PanelPlace;
  suggested?: true;
  /** Opens the list of those who were invited by e-mail. */
  invited?: true;
}

/** All candidates of a company, over its vacancies. */
export const candidatesPath = '/candidates';

/** One of them, among all of its company; recruiters and administrators name the company. */
export const candidatePath = (applicationId: string, company: string | null) =>
  `${candidatesPath}?candidate=${applicationId}${company === null ? '' : `&company=${company}`}`;

export const overdueCandidatesPath = `${candidatesPath}?overdue=true`;

/** Addresses what is overdue in one vacancy; recruiters and administrators name the company. */
const overdueOfVacancyPath = (positionId: string, company: string | null) =>
  `${overdueCandidatesPath}&positionIds=${positionId}${company === null ? '' : `&company=${company}`}`;

/** The sections of the settings about a company's candidates. */
export const settingsPaths = {
  limits: '/settings/stage-limits',
  scorecards: '/settings/scorecards',
  reasons: '/settings/rejection-reasons',
  tags: '/settings/tags',
} as const;

/** A section for the company of a page; null: that of the tab's space. */
export function companySettingsPath(section: keyof typeof settingsPaths, company: string | null): string {
  return company === null ? settingsPaths[section] : `${settingsPaths[section]}?company=${company}`;
}

/** The conversation with one candidate: a page of the room of conversations. */
export const conversationPath = (applicationId: string) => `/messages?thread=${applicationId}`;

/** What an invitation by e-mail says, at the code of its link. */
export const jobInvitationPath = (code: string) => `/job-invitation/${encodeURIComponent(code)}`;

/** Where its holder ends mails of invitations to their address. */
export const stopInvitationsPath = (code: string) => `${jobInvitationPath(code)}/stop`;

/** The interviews of a company, week by week. */
export const agendaPath = '/interviews-agenda';

/** The pipeline of a project's position; with a candidate, their panel is open. */
export function pipelinePath(
  projectId: string,
  { position, view, candidate, tab, suggested, invited }: PipelineView = {},
): string {
  const search = new URLSearchParams();
  if (position !== undefined) search.set('position', String(position));
  if (view !== undefined) search.set('view', view);
  if (candidate !== undefined) search.set('candidate', candidate);
  if (tab !== undefined) search.set('tab', tab);
  if (suggested !== undefined) search.set('suggested', String(suggested));
  if (invited !== undefined) search.set('invited', String(invited));
  const text = search.toString();
  return `/my-projects/pipeline/${projectId}${text && `?${text}`}`;
}

/** Above the pages of single candidates. */
export const processesPath = '/squadmember-profile/hiring-process-view';

/** The page of one candidate of one vacancy, for the company. */
export function hiringProcessPath(
  projectId: string,
  positionIndex: number,
  memberId: string,
  tab?: PipelineView['tab'],
): string {
  const path = `${processesPath}/${projectId}/${positionIndex}/${memberId}`;
  return tab === undefined ? path : `${path}?tab=${tab}`;
}

/** A vacancy in which candidates wait; `candidate`: the only one. */
interface WaitingVacancy {
  projectId: string;
  positionIndex: number;
  positionId: string;
  candidate: string | null;
  company: string | null;
}

const panelOf = (
  { projectId, positionIndex: position }: WaitingVacancy,
  candidate: string,
  tab?: PipelineView['tab'],
) => pipelinePath(projectId, { position, candidate, ...(tab && { tab }) });

export const pipelineWaiting = defineWaiting('pipeline', {
  candidatesOverdue: (place: WaitingVacancy) =>
    place.candidate === null ? overdueOfVacancyPath(place.positionId, place.company) : panelOf(place, place.candidate),
  answersDue: (place: WaitingVacancy) =>
    place.candidate === null
      ? pipelinePath(place.projectId, { position: place.positionIndex, view: 'list' })
      : panelOf(place, place.candidate),
  /** Who was not chosen where somebody was hired. */
  peopleUntold: ({ projectId, positionIndex }: WaitingVacancy) => projectPaths.tellRemaining(projectId, positionIndex),
  /** Suggestions of the talent team wait to be seen. */
  suggestionsToSee: (place: WaitingVacancy) =>
    place.candidate === null
      ? pipelinePath(place.projectId, { position: place.positionIndex, suggested: true })
      : panelOf(place, place.candidate),
  /** By e-mail, of people who have not answered. */
  invitationsLapsing: ({ projectId, positionIndex: position }: WaitingVacancy) =>
    pipelinePath(projectId, { position, invited: true }),
  interviewToday: (place: WaitingVacancy & { candidate: string }) => panelOf(place, place.candidate, 'interviews'),
});

export const pipelineFindable = defineFindable('pipeline', {
  candidate: ({ projectId, positionIndex: position, candidate }: CandidatePlace) =>
    pipelinePath(projectId, { position, candidate }),
});

interface CandidatePlace {
  projectId: string;
  positionIndex: number;
  candidate: string;
}
