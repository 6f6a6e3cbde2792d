import { IconFileDownload } from '@tabler/icons-react';
import { accountPaths } from '#accounts/paths.ts';
import { roles } from '#platform/access/access.ts';
import { defineWebCapability } from '#platform/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).ownDataRoutes,
  menu: {},
  waits: {},
  actions: [],
  settings: {
    ownData: {
      text: 'menu.ownData',
      to: accountPaths.accountData,
      icon: IconFileDownload,
      group: 'person',
      order: 60,
      roles,
    },
  },
  finds: {},
  lends: {},
});
