import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconHistory } from '#ui/icons/icons.ts';
import { workspacePaths } from '#workspaces/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).activityRoutes,
  menu: {},
  waits: {},
  actions: [],
  settings: {
    activity: {
      text: 'menu.activity',
      to: workspacePaths.activity,
      icon: IconHistory,
      group: 'company',
      order: 90,
      roles: ['squadOwner'],
      rank: 2,
      ownSpace: true,
    },
  },
  finds: {},
  lends: {},
});
