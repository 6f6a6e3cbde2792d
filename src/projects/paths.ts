import { defineFindable } from '#platform/contract/findable.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';
import type { ProjectStage } from './rules/status.ts';

/** The page of shared briefs. */
export const sharedBriefPage = '/project-brief-view';

export const projectPaths = {
  list: (filter: { stage?: ProjectStage | undefined } = {}) =>
    filter.stage ? `/my-projects?stage=${filter.stage}` : '/my-projects',
  details: (projectId: string) => `/my-projects/details/${projectId}`,
  /** The project with the form of one of its vacancies open. */
  editPosition: (projectId: string, positionIndex: number) => `/my-projects/details/${projectId}?edit=${positionIndex}`,
  /** The project with the administrators' dialog open. */
  manage: (projectId: string) => `/my-projects/details/${projectId}?manage=true`,
  pipeline: (projectId: string, positionIndex = 0) => `/my-projects/pipeline/${projectId}?position=${positionIndex}`,
  /** The candidates of a filled vacancy, asking what to tell those who were not chosen. */
  tellRemaining: (projectId: string, positionIndex: number) =>
    `/my-projects/pipeline/${projectId}?position=${positionIndex}&tell=true`,
  /** The ranking for one vacancy: a page of the suggestions capability. */
  suggested: (projectId: string, positionIndex = 0) => `/my-projects/suggested/${projectId}?position=${positionIndex}`,
  /** The page of one vacancy on the job board: a page of the jobs capability. */
  job: (projectId: string, positionIndex: number) => `/jobs/details-view/${projectId}/${positionIndex}`,
  /** Opens the page through the link of an upsell or a replacement: applications go to that vacancy. */
  vacancyLink: (projectId: string, positionIndex: number, kind: VacancyKind, vacancyId: string) =>
    `/jobs/details-view/${projectId}/${positionIndex}/${kind}Id=${vacancyId}`,
  professionals: (projectId: string) => `/my-projects/professionals/${projectId}`,
  statistics: (projectId: string) => `/my-projects/statistics/${projectId}`,
  /** The statistics of all projects: a page of the statistics capability. */
  hiringStatistics: () => '/hiring-statistics',
  /** The project's task board: a page of the room of timesheets. */
  tasks: (projectId: string) => `/task-assignments/kanban-view/${projectId}`,
  /** Read-only. */
  view: (projectId: string) => `/project-view?project=${projectId}`,
  professionalView: (projectId: string, professionalId: string) =>
    `/freelancer-view?project=${projectId}&professional=${professionalId}`,
  /** Hours, figures and contract of a professional: a page of the tasks capability. */
  freelancer: (projectId: string, memberId: string) => `/my-freelancers/hours/${projectId}/${memberId}`,
  upsellThanks: (projectId: string, positionIndex: number) =>
    `/upsell-thankyoupage?project=${projectId}&position=${positionIndex}`,
  /** The negotiations about one vacancy: a page of the negotiations capability. */
  budget: (projectId: string, positionIndex: number) => `/inhouse-budget/${projectId}/${positionIndex}`,
  /** The selected people of a project, and the decision about them: a page of the pipeline. */
  squad: (projectId: string) => `/project-brief-squadOwner-view?project=${projectId}`,
  briefSelection: (campaign: string | null = null) =>
    `/project-brief-selection${campaign ? `/${encodeURIComponent(campaign)}` : ''}`,
  briefOnboarding: (campaign: string | null = null) =>
    `/project-brief-onboarding${campaign ? `/${encodeURIComponent(campaign)}` : ''}`,
  briefForm: (briefId: string, place: { step?: string; position?: number } = {}) => {
    const search = new URLSearchParams();
    if (place.step) search.set('step', place.step);
    if (place.position) search.set('position', String(place.position));
    const text = search.toString();
    return `/project-brief-forms/${briefId}${text && `?${text}`}`;
  },
  sharedBrief: (id: string, token: string) => `${sharedBriefPage}/${id}?token=${encodeURIComponent(token)}`,
  /** With a position: that one vacancy was added. */
  briefThanks: (projectId: string, positionIndex?: number) =>
    `/project-brief-thanks-page?project=${projectId}${positionIndex === undefined ? '' : `&position=${positionIndex}`}`,
  /** The ranking for a newly published project, and its matches: pages of suggestions. */
  searchingMatches: (projectId: string) => `/project-brief-searching-matchs-page?project=${projectId}`,
  matches: (projectId: string) => `/project-brief-matchs-page?project=${projectId}`,
  campaignThanks: (projectId: string) => `/project-brief-campaign-thanks-page?project=${projectId}`,
  /** The company's first offer to a person it brings along: a page of the negotiations capability. */
  firstOffer: (projectId: string) => `/inhouse-first-member-budget-send/${projectId}`,
};

export const projectsWaiting = defineWaiting('projects', {
  /** For the team: the project's next step is theirs. */
  projectToMove: ({ projectId }: { projectId: string }) => projectPaths.manage(projectId),
});

export const projectsFindable = defineFindable('projects', {
  vacancy: ({ projectId, positionIndex }: { projectId: string; positionIndex: number }) =>
    projectPaths.pipeline(projectId, positionIndex),
  project: ({ projectId }: { projectId: string }) => projectPaths.details(projectId),
});
