import { IconCircleCheck } from '@tabler/icons-react';
import { applicationsPage, candidaciesWaiting } from '#candidacies/paths.ts';
import { defineWebCapability } from '#platform/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).candidaciesRoutes,
  menu: {
    applications: {
      text: 'menu.applications',
      to: applicationsPage,
      rank: 3,
      icon: IconCircleCheck,
      places: { member: { side: 20, header: 20, compact: 20 } },
    },
  },
  waits: {
    [candidaciesWaiting.timesToChoose.name]: 'applications',
    [candidaciesWaiting.profilePiece.name]: 'profile',
    [candidaciesWaiting.applicationToSend.name]: 'applications',
  },
  actions: [],
  searches: [],
  lends: {},
});
