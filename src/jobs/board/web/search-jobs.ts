import { jobPath } from '#jobs/paths.ts';
import { api } from '#jobs/web/api.ts';
import type { SearchRecords } from '#platform/capability/web-capability.ts';

/** Finds the first open vacancies that contain these words; available to everybody. */
export const searchJobs: SearchRecords = async (search, signal) => {
  const { opportunities } = await api('GET /opportunities', { query: { search, limit: '5' }, signal });
  return opportunities.map((job) => ({
    label: job.title,
    description: job.companyName,
    to: jobPath(job.projectId, job.positionIndex),
    kind: 'company' as const,
  }));
};
