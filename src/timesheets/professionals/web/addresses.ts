import { pageAddress } from '#ui/router/page-address.ts';
import { readWords } from '#ui/router/read-words.ts';
import { type ProfessionalTab, professionalTabs } from '#timesheets/paths.ts';

export interface FreelancersSearch {
  search?: string | undefined;
  project?: string | undefined;
  state?: 'active' | 'ended' | undefined;
  /** `YYYY-MM`; by default the present one. */
  month?: string | undefined;
}

/** The professionals of all projects, or one of them. */
export const freelancersPage = pageAddress(
  '/my-freelancers/{-$freelancerView}/{-$projectId}/{-$freelancerId}',
  ({ search, project, state, month }): FreelancersSearch => ({
    search: readWords(search),
    project: typeof project === 'string' && project !== '' ? project : undefined,
    state: state === 'active' || state === 'ended' ? state : undefined,
    month: typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  }),
);

/** The tab of an address as people may have edited it. */
export function readTab(view: string | undefined): ProfessionalTab {
  return professionalTabs.find((tab) => tab === view) ?? 'hours';
}
