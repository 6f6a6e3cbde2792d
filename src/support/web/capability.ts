import { IconLifebuoy } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { supportPaths, supportWaiting } from '#support/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).supportRoutes,
  menu: {
    companySupport: {
      text: 'menu.companySupport',
      to: supportPaths.list,
      rank: 2,
      icon: IconLifebuoy,
      places: { owner: { foot: 20, header: 90 }, admin: { foot: 10 } },
    },
  },
  waits: {
    [supportWaiting.ticketAnswered.name]: 'companySupport',
    [supportWaiting.ticketToAnswer.name]: 'companySupport',
  },
  actions: [],
  finds: {},
  lends: {},
});
