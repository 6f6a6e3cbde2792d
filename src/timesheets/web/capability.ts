import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { freelancersList, timesheetsWaiting } from '#timesheets/paths.ts';
import { IconUsers } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).timesheetsRoutes,
  menu: {},
  waits: Object.fromEntries(Object.values(timesheetsWaiting).map(({ name }) => [name, 'tasks'])),
  actions: [
    { text: 'menu.freelancers', to: freelancersList, icon: IconUsers, roles: ['squadOwner'], isPage: true, rank: 2 },
  ],
  settings: {},
  finds: {},
  lends: {
    /** The hours that a ticket asks the team to rule on. */
    ticketParts: {
      load: () => import('#timesheets/review/web/hours-ruling.tsx'),
    },
    /** Hours, reviews, reports and balances on the board and beside an open task. */
    taskParts: { load: async () => (await import('./task-parts.ts')).taskParts },
  },
});
