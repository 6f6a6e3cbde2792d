import { accountPaths } from '#accounts/paths.ts';
import { roles } from '#platform/access/access.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconFileDownload } from '#ui/icons/icons.ts';

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
  lends: {
    /** Where the owner deals with what keeps the space from being closed. */
    obstacleLink: {
      load: async () => {
        const { ObstacleLink } = await import('./obstacle-link.tsx');
        return { ObstacleLink };
      },
    },
  },
});
