import { pageAddress } from '#ui/router/page-address.ts';
import { allocatedPath, allocatePath } from '#wallet/paths.ts';

const readProject = ({ project }: Record<string, unknown>): { project?: string | undefined } => ({
  project: typeof project === 'string' ? project : undefined,
});

export const allocatePage = pageAddress(allocatePath, readProject);
export const allocatedPage = pageAddress(allocatedPath, readProject);
