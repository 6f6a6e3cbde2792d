import type { SearchRecords } from '#platform/capability/web-capability.ts';
import { projectPaths } from '#projects/paths.ts';
import { api } from '#projects/web/api.ts';

/** Finds the first projects with these words that the caller may see. */
export const searchProjects: SearchRecords = async (search, signal) => {
  const { projects } = await api('GET /myProjects', { query: { search, limit: '5' }, signal });
  return projects.map(({ id, title, company }) => ({
    label: title,
    description: company,
    to: projectPaths.details(id),
  }));
};
