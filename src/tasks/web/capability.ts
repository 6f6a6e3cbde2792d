import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { freelancersList, taskPanel, tasksWaiting } from '#tasks/paths.ts';
import { IconChecklist, IconUsers } from '#ui/icons/icons.ts';

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
  waits: Object.fromEntries(Object.values(tasksWaiting).map(({ name }) => [name, 'tasks'])),
  actions: [
    { text: 'menu.freelancers', to: freelancersList, icon: IconUsers, roles: ['squadOwner'], isPage: true, rank: 2 },
  ],
  settings: {},
  finds: {},
  lends: {
    /** The hours that a ticket asks the team to rule on. */
    ticketParts: {
      load: () => import('#tasks/review/web/hours-ruling.tsx'),
    },
  },
});
