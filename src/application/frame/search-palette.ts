import { jobPath } from '#jobs/paths.ts';
import { api as jobsApi } from '#jobs/web/api.ts';
import type { PaletteSearch } from '#platform/ui/palette/command-palette.tsx';
import { translate } from '#platform/ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import { api as projectsApi } from '#projects/web/api.ts';

const SHOWN = 5;

/** Open vacancies, for everybody. */
export const searchJobs: PaletteSearch = async (search, signal) => {
  const { opportunities } = await jobsApi('GET /opportunities', { query: { search, limit: String(SHOWN) }, signal });
  return opportunities.map((job) => ({
    group: translate('application:palette.jobs'),
    label: job.title,
    description: job.companyName,
    to: jobPath(job.projectId, job.positionIndex),
    kind: 'company' as const,
  }));
};

/** The projects that the caller may see, then open vacancies. */
export const searchProjectsAndJobs: PaletteSearch = async (search, signal) => {
  const [{ projects }, jobs] = await Promise.all([
    projectsApi('GET /myProjects', { query: { search, limit: String(SHOWN) }, signal }),
    searchJobs(search, signal),
  ]);
  const found = projects.map(({ id, title, company }) => ({
    group: translate('application:palette.projects'),
    label: title,
    description: company,
    to: projectPaths.details(id),
  }));
  return [...found, ...jobs];
};
