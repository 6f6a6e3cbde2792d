import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { projectPaths } from '#projects/paths.ts';
import { IconChartBar } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).statisticsRoutes,
  menu: {
    hiringStatistics: {
      text: 'menu.hiringStatistics',
      to: projectPaths.hiringStatistics(),
      rank: 2,
      icon: IconChartBar,
      places: {
        admin: { side: 55 },
        owner: { group: 'hiring', side: 50 },
        recruiter: { side: 40, header: 40, compact: 40 },
      },
    },
  },
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** The statistics of a project. */
    projectParts: { load: () => import('#statistics/web/project-statistics.tsx') },
  },
});
