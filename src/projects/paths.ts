import type { ProjectStage } from './rules/status.ts';

export const projectPaths = {
  list: (filter: { stage?: ProjectStage | undefined } = {}) =>
    filter.stage ? `/my-projects?stage=${filter.stage}` : '/my-projects',
  details: (projectId: string) => `/my-projects/details/${projectId}`,
  /** The project with the form of one of its vacancies open. */
  editPosition: (projectId: string, positionIndex: number) => `/my-projects/details/${projectId}?edit=${positionIndex}`,
  pipeline: (projectId: string, positionIndex = 0) => `/my-projects/pipeline/${projectId}?position=${positionIndex}`,
  /** The page of one vacancy on the job board, a page of the jobs capability. */
  job: (projectId: string, positionIndex: number) => `/jobs/details-view/${projectId}/${positionIndex}`,
  briefSelection: () => '/project-brief-selection',
  briefForm: (briefId: string, place: { step?: string; position?: number } = {}) => {
    const search = new URLSearchParams();
    if (place.step) search.set('step', place.step);
    if (place.position) search.set('position', String(place.position));
    const text = search.toString();
    return `/project-brief-forms/${briefId}${text && `?${text}`}`;
  },
  briefThanks: (projectId: string) => `/project-brief-thanks-page?project=${projectId}`,
};
