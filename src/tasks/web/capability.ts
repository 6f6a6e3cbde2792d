import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { taskPanel } from '#tasks/paths.ts';
import { IconChecklist } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).tasksRoutes,
  menu: {
    tasks: {
      text: 'menu.tasks',
      to: taskPanel,
      rank: 2,
      icon: IconChecklist,
      places: { owner: { group: 'hiring', side: 60 }, member: { side: 40, header: 40, compact: 40 } },
    },
  },
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
