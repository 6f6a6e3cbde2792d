import { jobPaths, jobsFindable } from '#jobs/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconSearch, IconSparkles } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).jobsRoutes,
  menu: {
    opportunities: {
      text: 'menu.opportunities',
      to: jobPaths.board,
      icon: IconSearch,
      alsoAt: [jobPaths.suitable],
      places: { member: { side: 30, header: 30, compact: 30 } },
    },
    jobs: {
      text: 'menu.jobs',
      to: jobPaths.board,
      icon: IconSearch,
      places: { admin: { side: 60 }, recruiter: { side: 50, header: 50, compact: 50 } },
    },
  },
  waits: {},
  actions: [{ text: 'menu.suitableJobs', to: jobPaths.suitable, icon: IconSparkles, roles: ['squadMember'] }],
  settings: {},
  finds: {
    [jobsFindable.job.name]: { group: 'menu.jobs', mark: 'company' },
  },
  lends: {
    /** A vacancy as candidates see it, where it is written. */
    vacancyPreview: { load: () => import('./vacancy-preview.tsx') },
  },
});
