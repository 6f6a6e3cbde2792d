import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconListCheck } from '#ui/icons/icons.ts';
import { waitingPath } from '#waiting/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).waitingRoutes,
  menu: {},
  waits: {},
  actions: [
    {
      text: 'menu.waiting',
      to: waitingPath,
      icon: IconListCheck,
      roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
    },
  ],
  settings: {},
  finds: {},
  lends: {
    /** What waits on one vacancy, in the head of its pages. */
    vacancyWaits: { load: () => import('./vacancy-waits.tsx') },
  },
});
