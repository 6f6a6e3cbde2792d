import { overviewPath } from '#backoffice/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconLayoutDashboard } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).backofficeRoutes,
  menu: {
    overview: {
      text: 'menu.overview',
      to: overviewPath,
      icon: IconLayoutDashboard,
      places: { admin: { side: 10 } },
    },
  },
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
